import { usePlaylist } from './playlist.ts'
import { counter, useHabits } from './store.ts'

const titles = (state: ReturnType<typeof useHabits.getState>) => state.habits.map((habit) => `${habit.title}/${habit.frequency}`)

useHabits.subscribe((state, before) => {
  if (state.habits !== before.habits) console.log(titles(state).join(', '))
})

const { load, rename, add, longest } = useHabits.getState()
await load()
await rename('h1', 'Evening run')
const swim = await add('Swim')
console.log(swim.title, swim.target, longest()?.title, longest()?.streak)
console.log(useHabits.getState().title, useHabits.getState().byId.h2?.title)
usePlaylist.getState().add('Outro')
console.log(usePlaylist.getState().items.map((item) => `${item.title} ${item.streak}`).join())
counter.getState().bump()
console.log(counter.getState().target)
