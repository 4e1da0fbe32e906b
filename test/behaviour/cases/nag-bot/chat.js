import { addHabit, drop, listHabits, tick } from './service.js'
import { reset, sessionOf } from './sessions.js'

async function answer(user, text) {
  const session = sessionOf(user)
  switch (session.state) {
    case 'title':
      session.title = text
      session.state = 'target'
      return `How often do you want to ${session.title}?`
    case 'target': {
      session.target = Number.parseInt(text, 10)
      if (Number.isNaN(session.target)) return 'A number, please'
      const { habit, problem } = await addHabit(session.title, session.target)
      reset(session)
      return problem ? `Hm: ${problem}` : `${habit.title}, ${habit.target} a day. Streak: ${habit.streak}`
    }
    default:
      return command(user, session, text)
  }
}

async function command(user, session, text) {
  const [word, arg, day] = text.split(/\s+/)
  switch (word) {
    case '/new':
      session.state = 'title'
      return 'What is it called?'
    case '/nag': {
      const weak = (await listHabits()).filter((h) => h.streak < Number(arg ?? 5))
      if (!weak.length) return 'All good'
      return weak.map((h) => `${h.title}! Only ${h.streak}. You said ${h.target} ${h.unit === 'times' ? '' : h.unit}`.trim()).join('\n')
    }
    case '/tick':
      return (await tick(arg, day)) ? 'Nice' : `No ${arg}`
    case '/drop':
      return drop(arg)
    default:
      return `${user}, I did not get that`
  }
}

const script = [
  ['ann', 'hello'], ['ann', '/new'], ['ann', 'sing'], ['bob', '/nag 10'], ['ann', 'often'], ['ann', '3'],
  ['bob', '/tick h3 2024-12-15'], ['bob', '/tick h33 2024-12-15'], ['ann', '/nag 1'], ['bob', '/drop h2'], ['bob', '/drop h2'], ['bob', '/nag 0'],
]
for (const [user, text] of script) console.log(`${user}> ${text}\n${await answer(user, text)}`)
