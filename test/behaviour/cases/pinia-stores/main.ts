import { createPinia, setActivePinia, storeToRefs } from 'pinia'
import { nextTick, watch } from 'vue'
import { useHabits, usePlan } from './habits.ts'
import { useRecipes } from './recipes.ts'

setActivePinia(createPinia())
const store = useHabits()
const { habits, longest } = storeToRefs(store)
watch(habits, (list) => console.log(list.map((habit) => `${habit.title} ${habit.streak}`).join(', ')))

await store.load()
await nextTick()
await store.rename('h1', 'Evening run')
await nextTick()
console.log(store.title, longest.value?.title, store.longest?.streak, store.habits[0]?.target)
const plan = usePlan()
console.log(plan.summary, await plan.create('Swim'), plan.summary)
const recipes = useRecipes()
recipes.double()
console.log(recipes.titles, recipes.items[0]?.target)
