import { readingList, rows, text } from './sources.mjs'

const fromLine = (line) => {
  const [title, goal, frequency] = line.split(';')
  const [amount, unit = 'times'] = goal.split(' ')
  return { title, target: Number(amount), unit, frequency }
}

const fromRow = ([title, target, unit]) => ({ title, target, unit, frequency: 'daily' })

export const wanted = () => [
  ...text.split('\n').map(fromLine),
  ...rows.slice(1).map(fromRow),
  ...readingList().map((title) => ({ title, target: 1, unit: 'times', frequency: 'daily' })),
]
