import { renderToStaticMarkup } from 'react-dom/server'
import { Editor } from './Editor.tsx'
import { emptyForm, toForm, toPayload, validate } from './form.ts'
import { getHabit, saveHabit } from './service.ts'

const print = (habit?: Awaited<ReturnType<typeof getHabit>>) =>
  console.log(renderToStaticMarkup(<Editor habit={habit} onSave={saveHabit} />))

print()
const habit = await getHabit('h1')
print(habit)
if (!habit) throw new Error('there should be a habit')

const form = { ...toForm(habit), title: '  Evening run ', target: '5' }
console.log(validate(form), validate({ ...emptyForm, target: '0' }))
const saved = await saveHabit(toPayload(form), habit.id)
print(saved)
const created = await saveHabit(toPayload({ ...emptyForm, title: 'Juggle', target: '15', unit: 'min' }))
console.log(created.title, created.target, created.unit, created.streak)
print(await getHabit('h42'))
