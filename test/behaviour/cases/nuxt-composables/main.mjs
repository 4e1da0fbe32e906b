import './.nuxt/runtime.mjs'

const { addHabit, useHabit, useHabits, useSelected, useToday } = await import('./composables/useHabits.mjs')
const { useNews } = await import('./composables/useNews.mjs')

const { data: habits, refresh } = await useHabits()
console.log(habits.value.map((habit) => `${habit.title} ${habit.streak}`).join())
const made = await addHabit('Juggle')
await refresh()
console.log(made.title, made.target, habits.value.length)

const { data: first } = await useHabit('h1')
const selected = useSelected()
selected.value = first.value.data
console.log(selected.value.title, selected.value.completedDates.length)

const { data: none, error } = await useHabit('h9')
console.log(none.value, error.value.data.error)

const { data: due } = await useToday()
console.log(due.value.join())
const { data: headlines } = await useNews()
for (const news of headlines.value) console.log(news.title, news.streak)
