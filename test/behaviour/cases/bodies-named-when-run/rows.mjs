// title, target and so on are the heads of the sheet
const sheet = `title;frequency;target;unit
Swim;daily;2;times
Row;weekly;10;km
`

export function rows() {
  const [head, ...lines] = sheet.trim().split('\n').map((line) => line.split(';'))
  const typed = (name, cell) => (name === 'target' ? Number(cell) : cell)
  return lines.map((cells) => Object.fromEntries(cells.map((cell, i) => [head[i], typed(head[i], cell)])))
}
