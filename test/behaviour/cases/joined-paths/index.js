const HabitService = require('./habits')
const { render } = require('./mail')

;(async () => {
  const service = new HabitService(process.env.HABIT_API, process.env.HABIT_API_KEY)
  const due = await service.today()
  const lines = due.filter((h) => !h.completedDates.length || h.streak > 10).map((h) => `- ${h.title}, day ${h.streak + 1}`)
  console.log(render({ title: `${due.length} habits`, target: 'me@example.com', lines }))
  console.log(await service.skipAll(['h1', 'h0', 'h3'], '2024-12-09'))
  const { title } = await service.adjust('h2', 'title', 'Read more')
  console.log(title)
  await service.one('h8').catch((e) => console.log(e.message))
})()
