import { asc, desc, flow, fold, map, pipe, prop, sortWith } from './fp.ts'
import { all, check, create, one, type Habit } from './habits.ts'

const ad = { title: 'Buy shoes', unit: '€', target: 90 }

const goal = ({ target, unit }: Habit) => `${target}${unit === 'times' ? 'x' : ` ${unit}`}`
const line = (h: Habit) => `- ${h.title} (${goal(h)}, ${h.frequency}) ${'*'.repeat(Math.min(h.streak, 20))}`
const ranked = sortWith<Habit>(desc(prop('streak')), asc((h) => h.title))
const digest = flow(ranked, (habits) => habits.map(line).join('\n'))
const print = fold(
  (error: string) => console.log('!', error),
  (text: string) => console.log(text),
)

pipe(await all(), map(digest), print)
pipe(await one('h3'), map(prop('title')), print)
pipe(await one('h0'), map(line), print)
pipe(await create({ title: 'Floss', target: 2, unit: 'times' }), map(line), print)
for (const result of await Promise.all(['h1', 'hx'].map(check('2024-12-15')))) {
  pipe(result, map(() => 'checked'), print)
}
console.log(ad.title, ad.target, ad.unit)
