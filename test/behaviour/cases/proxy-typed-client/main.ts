interface Habit { id: string; title: string; frequency: string }
interface Area { id: string; name: string }
interface Client {
  habits: () => Promise<Habit[]>
  areas: () => Promise<Area[]>
}

const client = new Proxy({} as Client, {
  get: (_target, resource: string) => async () => {
    const res = await fetch(`${process.env.HABIT_API}/api/v1/${resource}`, { headers: { 'X-API-Key': process.env.HABIT_API_KEY! } })
    return (await res.json()).data
  },
})

const habits = await client.habits()
console.log(habits.map((h) => `${h.title} is ${h.frequency}`))
console.log((await client.areas()).map((a) => a.name))
