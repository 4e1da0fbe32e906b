import { http } from './http.js'

export async function listMine() {
  const { data: habits } = await http.get('/mine')
  return habits.map(({ title, target, frequency }) => `${title} ${target} ${frequency}`)
}

export async function weekly() {
  const { data: report } = await http.get('/mine/report')
  return `${report.title}: ${report.best.title} (${report.best.streak})`
}

export async function start(title) {
  const { data } = await http.post('/mine', { title, frequency: 'daily', target: 1, unit: 'times' })
  const { data: raised } = await http.put(`/mine/${data.id}`, { name: `${data.title}!`, times: data.target + 1 })
  return `${raised.ok} ${raised.habit.title} ${raised.habit.target}`
}
