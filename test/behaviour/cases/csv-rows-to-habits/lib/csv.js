exports.parse = function parse(text) {
  const [head, ...lines] = text.trim().split('\n')
  const names = head.split(';')
  return lines.map((line) => {
    const cells = line.split(';')
    return names.reduce((row, name, at) => Object.assign(row, { [name]: cells[at] }), {})
  })
}
