import { renderToStaticMarkup } from 'react-dom/server'
import { SWRConfig, unstable_serialize } from 'swr'
import { fetcher, RequestError } from './fetcher'
import { type Habit, habitPath, TODAY, useHabit, useToday } from './hooks'
import { Layout } from './Layout'

const key = process.env.HABIT_API_KEY ?? ''

function Today() {
  const { data, error } = useToday()
  if (error) return <p>{error.info}</p>
  return <ul>{data?.map(({ id, title, streak, ...rest }) => <li key={id}>{title} · {streak} · {rest.completedDates.length} of {rest.target}</li>)}</ul>
}
function Focus({ id }: { id: string }) {
  const { habit, isLoading } = useHabit(id)
  if (isLoading && !habit) return <p>loading</p>
  return <figure><figcaption>{habit?.title ?? 'none'}</figcaption>{habit?.frequency === 'daily' ? 'every day' : habit?.frequency}</figure>
}

const [today, focus] = await Promise.all([fetcher<Habit[]>([TODAY, key]), fetcher<Habit>([habitPath('h3'), key])])
const fallback = {
  [unstable_serialize([TODAY, key])]: today,
  [unstable_serialize([habitPath('h3'), key])]: focus,
}
console.log(renderToStaticMarkup(
  <SWRConfig value={{ fallback }}><Layout title="Today"><Today /><Focus id="h3" /></Layout></SWRConfig>,
))
try {
  await fetcher([habitPath('h99'), key])
} catch (problem) {
  if (problem instanceof RequestError) console.log(problem.status, problem.info, problem.message)
}
