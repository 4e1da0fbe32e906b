'use strict'
const axios = require('axios')
const endpoints = require('./endpoints')

const send = async (request) => {
  try {
    const { data: body } = await axios({
      baseURL: process.env.HABIT_API,
      headers: { 'X-API-Key': process.env.HABIT_API_KEY },
      ...request,
    })
    return body.data
  } catch (e) {
    if (axios.isAxiosError(e) && e.response?.data?.error) throw new Error(e.response.data.error)
    throw e
  }
}

const main = async () => {
  const habit = await send(endpoints.create({ title: 'Guitar', frequency: 'daily', target: 20, unit: 'min' }))
  const updated = await send(endpoints.update(habit.id, { title: 'Play the guitar', target: habit.target + 10, unit: habit.unit }))
  console.log(habit.title, '->', updated.title, updated.target)
  await send(endpoints.checkin(habit.id, '2024-12-12'))
  const [all, due] = [await send(endpoints.habits), await send(endpoints.today)]
  console.log(all.length, due.map((h) => h.title).join(', '))
  const { completions } = await send(endpoints.statistics)
  console.log('completions', completions, (await send(endpoints.notes('h1'))).map((n) => n.text))
  await send(endpoints.habit('missing')).catch((e) => console.log('failed:', e.message))
}

main()
