import './browser.mjs'
import { done, list, send } from './api.mjs'
import { quote } from './quotes.mjs'

list(async (error, habits) => {
  console.log(error, habits.map((habit) => `${habit.title} ${habit.streak}`))
  const made = await send('POST', '/habits', { title: 'Draw', target: 1, unit: 'times', frequency: 'daily' })
  console.log(made.title, made.frequency)
  console.log((await send('GET', '/habits/today')).length)
  await send('DELETE', '/habits/bulk', { ids: ['h2'] })
  await send('GET', '/habits/h2').catch((reason) => console.log(reason.message))
  done(made.id, '2024-12-10', async (status, ok) => {
    console.log(status, ok)
    console.log(await quote())
    window.close()
  })
})
