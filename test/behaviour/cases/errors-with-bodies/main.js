import { ApiError, createHabit, getHabit, removeHabit, renameHabit } from './api.js'
import { ShelfError, findBook } from './library.js'

async function attempt(label, work) {
  try {
    const result = await work()
    console.log(label, result?.title ?? 'done')
  } catch (err) {
    if (err instanceof ApiError) console.log(label, err.status, err.message, '|', err.body.error, '|', err.reason)
    else console.log(label, err.message)
  }
}

await attempt('known', () => getHabit('h1'))
await attempt('unknown', () => getHabit('h404'))

removeHabit('h404').catch((body) => console.log('remove', body.success, body.error)).then(after)

async function after() {
  await createHabit({ frequency: 'daily' }).catch(({ message, answer }) => console.log(message, '|', answer.error !== null))
  const { title } = await createHabit({ title: 'Swim', frequency: 'daily', target: 2, unit: 'times' })
  console.log(title)

  const settled = await Promise.allSettled([renameHabit('h404', 'Nope'), renameHabit('h1', 'Jog')])
  for (const each of settled) {
    if (each.status === 'rejected') console.log('rejected', each.reason.code, each.reason.payload.error)
    else console.log('fulfilled', each.value.title)
  }

  try {
    findBook('b7')
  } catch (e) {
    if (e instanceof ShelfError) console.log(e.body.success, e.body.error)
  }
  console.log(findBook('b1').title)
}
