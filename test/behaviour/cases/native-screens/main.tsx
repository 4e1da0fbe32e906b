import { renderToStaticMarkup } from 'react-dom/server'
import { ApiException, HabitService } from './api.ts'
import { HomeScreen, type Navigation } from './screens.tsx'

const navigation: Navigation = { navigate: (name, params) => console.log(name, params), setOptions: ({ title }) => console.log('title', title) }
const made = await HabitService.save({ title: 'Swim' })
await HabitService.save({ ...made, title: 'Swim far', target: 4 })
console.log(renderToStaticMarkup(<HomeScreen habits={await HabitService.list()} navigation={navigation} />))
await HabitService.checkIn('h1', '2024-12-02')
await HabitService.clear(['h2', 'h3'])
console.log(renderToStaticMarkup(<HomeScreen habits={await HabitService.today()} navigation={navigation} />))
await HabitService.save({ title: '' }).catch((e: unknown) => console.log(e instanceof ApiException ? `${e.status} ${e.message}` : e))
console.log(renderToStaticMarkup(<HomeScreen habits={[]} navigation={navigation} />))
