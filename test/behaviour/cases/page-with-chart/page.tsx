import { renderToStaticMarkup } from 'react-dom/server'
import { type Habit, loadAll, loadToday } from './api.ts'
import { Chart } from './Chart.tsx'
import { Row } from './Row.tsx'

const article = { title: 'My habits', target: '_blank' }

const [all, today] = await Promise.all([loadAll(), loadToday()])
const due = new Set(today.map((habit) => habit.id))

function Page({ habits }: { habits: Habit[] }) {
  const longest = habits.reduce<Habit | undefined>((best, h) => (best && best.streak >= h.streak ? best : h), undefined)
  return (
    <main>
      <h1>{article.title}</h1>
      <a target={article.target}>{longest?.title ?? 'nothing'}</a>
      <table>
        <tbody>
          {habits.map((habit) => (
            <Row key={habit.id} habit={habit} due={due.has(habit.id)} />
          ))}
        </tbody>
      </table>
      <Chart points={habits.map(({ title, target }) => ({ title, target }))} />
    </main>
  )
}

console.log(renderToStaticMarkup(<Page habits={await loadAll()} />))
console.log(all.length, today.length)
