// title, target and so on here are the column heads of the sheet
exports.parse = function parse(text) {
  const [head, ...lines] = text.trim().split('\n')
  const names = head.split(',')
  return lines.map(line => {
    const cells = line.match(/("[^"]*"|[^,]*)(,|$)/g).map(c => c.replace(/,$/, '').replace(/^"|"$/g, ''))
    return Object.fromEntries(names.map((name, i) => [name, cells[i]]))
  })
}
