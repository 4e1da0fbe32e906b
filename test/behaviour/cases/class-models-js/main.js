import { Film, Habit, OwnHabit } from './habit.js'

class Client {
  #headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }

  async send(path, options) {
    const response = await fetch(`${process.env.HABIT_API}/api/v1${path}`, { ...options, headers: this.#headers })
    const body = await response.json()
    if (!body.success) throw new Error(body.error)
    return body.data
  }

  async all() {
    return (await this.send('/habits')).map(Habit.fromJSON)
  }

  async save(draft) {
    return Habit.fromJSON(await this.send('/habits', { method: 'POST', body: JSON.stringify(draft) }))
  }
}

class NewHabit {
  constructor(title, target) {
    this.title = title
    this.target = target
    this.unit = 'times'
    this.frequency = 'daily'
  }
}

const client = new Client()
const habits = await client.all()
for (const habit of habits) console.log(habit.describe(), habit.isHot, habit.title.length)
const saved = await client.save(new NewHabit('Walk', 3))
console.log(saved.title, saved.target)
console.log(new OwnHabit(saved).summary)
const film = new Film({ title: 'Alien' })
console.log(film.title)
