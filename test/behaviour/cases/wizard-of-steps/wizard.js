'use strict'

/**
 * A wizard that asks for one thing after the other and can go back. State machine with guards and effects.
 */
const STATES = {
  title: { prompt: 'What do you want to do?', next: 'amount', apply: (draft, answer) => ({ ...draft, title: answer }), guard: (a) => (a.trim() ? null : 'needs a title') },
  amount: { prompt: 'How much?', next: 'unit', apply: (draft, answer) => ({ ...draft, target: Number(answer) }), guard: (a) => (Number(a) > 0 ? null : 'needs a number') },
  unit: { prompt: 'Of what?', next: 'rhythm', apply: (draft, answer) => ({ ...draft, unit: answer || 'times' }), guard: () => null },
  rhythm: { prompt: 'How often?', next: 'confirm', apply: (draft, answer) => ({ ...draft, frequency: answer }), guard: (a) => (['daily', 'weekly'].includes(a) ? null : 'daily or weekly') },
  confirm: { prompt: 'Save?', next: 'done', apply: (draft) => draft, guard: (a) => (/^y/i.test(a) ? null : 'say yes, or back') },
}

class Wizard {
  constructor(save) {
    this.save = save
    this.history = [{ state: 'title', draft: {} }]
    this.transcript = []
  }

  get current() {
    return this.history[this.history.length - 1]
  }

  async answer(text) {
    const { state, draft } = this.current
    if (text === 'back') {
      if (this.history.length > 1) this.history.pop()
      return this.say(`back at ${this.current.state}`)
    }
    const step = STATES[state]
    const problem = step.guard(text)
    if (problem) return this.say(`${step.prompt} ${problem}`)
    const next = { state: step.next, draft: step.apply(draft, text) }
    this.history.push(next)
    if (next.state !== 'done') return this.say(`${step.prompt} ok. ${STATES[next.state].prompt}`)
    try {
      const habit = await this.save(next.draft)
      this.result = habit
      this.say(`saved ${habit.title}: ${habit.target} ${habit.unit}, ${habit.frequency}`)
    } catch (error) {
      this.history.pop()
      this.say(`could not save: ${error.message}`)
    }
  }

  say(line) {
    this.transcript.push(line)
  }
}

function createSaver(env) {
  const url = env.HABIT_API + '/api/v1/habits'
  return async function save(draft) {
    const missing = ['title', 'frequency', 'target', 'unit'].filter((field) => draft[field] === undefined)
    if (missing.length > 0) throw new Error(`${missing.length} fields are missing`)
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'X-API-Key': env.HABIT_API_KEY, 'Content-Type': 'application/json' },
      body: JSON.stringify(draft),
    })
    const { success, data, error } = await response.json()
    if (!success) throw new Error(error)
    return data
  }
}

async function play(answers) {
  const wizard = new Wizard(createSaver(process.env))
  for (const text of answers) await wizard.answer(text)
  wizard.transcript.forEach((line) => console.log('-', line))
  return wizard.result
}

async function main() {
  const first = await play(['', 'Swim', 'many', '2', 'km', 'hourly', 'weekly', 'yes'])
  const second = await play(['Nap', '20', 'back', '15', 'min', 'daily', 'no', 'y'])
  console.log([first, second].map((habit) => `${habit.title} ${habit.streak}`).join(', '))
  const third = await play(['Lost', 'back', 'back'])
  console.log(third)
}

main().catch((error) => {
  console.error(error)
  process.exitCode = 1
})
