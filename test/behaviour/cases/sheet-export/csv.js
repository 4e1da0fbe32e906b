function quote(value) {
  var text = value == null ? '' : String(value)
  return /[",\n]/.test(text) ? '"' + text.replace(/"/g, '""') + '"' : text
}

exports.stringify = function (columns, rows) {
  var heads = Object.keys(columns)
  var lines = [heads.map(quote).join(',')]
  rows.forEach(function (row) {
    lines.push(heads.map(function (head) {
      var get = columns[head]
      return quote(typeof get === 'function' ? get(row) : row[get])
    }).join(','))
  })
  return lines.join('\r\n') + '\r\n'
}
