import { useHabitStore } from './stores/habits'

/** A morning with the board. */
export default async function session(pinia) {
  const store = useHabitStore(pinia)
  console.log(store.longest?.title, store.totalDays, store.byFrequency.daily.length)
  const made = await store.add({ title: 'Knit', target: 4 })
  console.log(made.title, made.frequency, made.target, store.habits.length)
  await store.rename(made, 'Knit a row')
  console.log(store.find(made.id).title, store.isSaving)
  await store.done(made.id, '2024-12-05')
  await store.skip('h2', '2024-12-05')
  await store.remove(['h3'])
  console.log(store.habits.map((h) => `${h.title}:${h.streak}/${h.completedDates.length}`).join(' | '))
  await store.rename({ id: 'nope' }, 'x')
  console.log(store.error)
}
