import axios from 'axios'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ApiResult, Habit } from './model.ts'
import { Dashboard } from './widgets.tsx'

axios.defaults.headers.common['X-API-Key'] = process.env.HABIT_API_KEY

const { data: result } = await axios.get<ApiResult<Habit[]>>(`${process.env.HABIT_API}/api/v1/habits`)
console.log(renderToStaticMarkup(<Dashboard habits={result.data} max={2} />))
console.log(renderToStaticMarkup(<Dashboard habits={[]} />))
