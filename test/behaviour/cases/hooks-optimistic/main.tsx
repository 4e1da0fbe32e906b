import { renderToStaticMarkup } from 'react-dom/server'
import { createApi, ApiFailure } from './api.ts'
import { App } from './App.tsx'

const api = createApi(process.env.HABIT_API!, process.env.HABIT_API_KEY!)
await api.save({ id: 'h1', title: 'Run' })
await api.done('h1', '2024-12-01')
await api.save({ id: 'h99', title: 'Nobody' }).catch((e) => console.log(e instanceof ApiFailure, e.message))
console.log(renderToStaticMarkup(<App api={api} initial={await api.habits()} />))
