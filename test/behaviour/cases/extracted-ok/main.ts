import { isOk, type Failed, type Reply } from './reply.ts'

interface Habit { id: string; title: string; target: number }

const ask = async (id: string): Promise<Reply<Habit>> => {
  const response = await fetch(`${process.env.HABIT_API}/api/v1/habits/${id}`, { headers: { 'X-API-Key': process.env.HABIT_API_KEY! } })
  return (await response.json()) as Reply<Habit>
}
const complain = (failed: Failed<Reply<Habit>>): string => `(${failed.error})`

for (const id of ['h1', 'h12']) {
  const reply = await ask(id)
  console.log(isOk(reply) ? `${reply.data.title} ${reply.data.target}` : complain(reply))
}
