import { importCsv } from './importer.ts'
import { HabitStore } from './store.ts'

const csv = `name,goal,measure,every
Morning run,3,times,daily
Read,20,pages,daily
Plank,60,seconds,Weekly
,5,times,daily
Yodel,lots,times,hourly
Plank,60,seconds,weekly
Squat,10,,daily
`

const { created, updated, unchanged, errors } = await importCsv(csv, new HabitStore())
console.log('created', created)
console.log('updated', updated)
console.log('unchanged', unchanged)
errors.forEach((line) => console.log('!', line))
console.log((await new HabitStore().findByTitle('Squat'))?.unit === 'times')
