import * as React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import meta, * as stories from './src/HabitCard.stories.tsx'
import { HabitCard } from './src/HabitCard.tsx'
import { loadHabits, saveHabit } from './src/api.ts'

for (const [key, story] of Object.entries(stories)) {
  if (key === 'default' || !('args' in story)) continue
  const label = story.name ?? key
  console.log(`${meta.title}: ${label}`, renderToStaticMarkup(<meta.component {...story.args} />))
}

const reply = await saveHabit('h3', { title: 'Stretch well', target: 4, unit: 'times' })
console.log(reply.success ? reply.data.title : reply.error)
const none = await saveHabit('h33', { title: 'Stretch well' })
console.log(none.success ? none.data.title : none.error)
for (const habit of await loadHabits()) console.log(renderToStaticMarkup(<HabitCard habit={habit} />))
