import { HabitStore } from './store.ts'

const store = new HabitStore()
const [run, read] = await store.all()
console.log(String(run), '|', String(read), run?.completions)
run?.rename(' Trail run ').aim(5)
read?.every('weekly')
console.log(run?.isDirty, String(run && (await store.save(run))))
console.log(String(read && (await store.save(read))), read?.isDirty)
const made = await store.create({ title: 'Dance', frequency: 'daily', target: 30, unit: 'minutes' })
console.log(made.title, made.measure, made.isDirty, (await store.save(made)) === made)
try {
  made.rename('  ')
} catch (error) {
  console.log((error as Error).name, (error as Error).message)
}
await store.create({ title: '', frequency: 'daily', target: 1, unit: 'times' }).catch((error: Error) => console.log(error.message))
console.log((await store.all()).map(({ title, target }) => `${title}/${target}`).join(' '))
