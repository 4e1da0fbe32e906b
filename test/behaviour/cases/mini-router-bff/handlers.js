const toCard = ({ id, title, streak, target, unit, ...rest }) => ({
  id,
  headline: title,
  badge: streak >= 7 ? 'hot' : streak > 0 ? 'warm' : 'cold',
  goal: unit === 'times' ? `${target}x` : `${target} ${unit}`,
  every: rest.frequency,
  count: rest.completedDates?.length ?? 0,
})

export const createHandlers = (gateway) => ({
  cards: async ({ query }) => {
    const habits = query.has('today') ? await gateway.today() : await gateway.list({ sort: 'title' })
    return habits.map(toCard)
  },
  card: async ({ params: { id } }) => {
    const habit = await gateway.get(id)
    const notes = await gateway.notes(id)
    return { ...toCard(habit), notes: notes.map((note) => note.text) }
  },
  rename: async ({ params, body: { headline } }) => toCard(await gateway.put(params.id, { title: headline })),
  raise: async ({ params }) => {
    const habit = await gateway.get(params.id)
    const { target } = await gateway.put(params.id, { target: habit.target + 1, unit: habit.unit })
    return { from: habit.target, to: target }
  },
  tick: async ({ params, body }) => {
    await gateway.tick(params.id, body.date)
    return gateway.totals()
  },
})
