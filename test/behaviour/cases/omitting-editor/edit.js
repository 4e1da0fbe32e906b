'use strict'

const { omit, isEmpty, shallowDiff } = require('./objects')
const api = require('./api')

const READ_ONLY = ['id', 'streak', 'completedDates']

/**
 * Applies edits to habits: loads the habit, merges the edit, works out what changed and sends only that.
 */
class HabitEditor {
  constructor({ api, dryRun = false }) {
    this.api = api
    this.dryRun = dryRun
    this.journal = []
  }

  async edit(id, change) {
    const original = await this.api.getHabit(id)
    const draft = omit({ ...original, ...(typeof change === 'function' ? change(original) : change) }, READ_ONLY)
    const diff = shallowDiff(omit(original, READ_ONLY), draft)

    if (isEmpty(diff)) {
      this.journal.push({ id, outcome: 'unchanged' })
      return original
    }
    if (this.dryRun) {
      this.journal.push({ id, outcome: 'dry-run' })
      return { ...original, ...draft }
    }
    const saved = await this.api.updateHabit(id, draft)
    this.journal.push({ id, outcome: 'saved' })
    return saved
  }

  async duplicate(id, overrides = {}) {
    const source = await this.api.getHabit(id)
    const copy = { ...omit(source, READ_ONLY), title: `Copy of ${source.title}`, ...overrides }
    const created = await this.api.createHabit(copy)
    this.journal.push({ id, outcome: `duplicated as ${created.title}` })
    return created
  }
}

async function main() {
  const editor = new HabitEditor({ api })
  const show = (habit) => console.log(`${habit.title} | ${habit.frequency} | ${habit.target} | ${habit.unit === 'times'}`)

  show(await editor.edit('h1', { title: 'Tempo run' }))
  show(await editor.edit('h1', {}))
  show(await editor.edit('h2', (habit) => ({ target: habit.target * 2, title: habit.title.toLowerCase() })))
  show(await editor.duplicate('h3'))
  show(await editor.duplicate('h3', { title: 'Stretch (gym)', frequency: 'weekly' }))

  const preview = new HabitEditor({ api, dryRun: true })
  show(await preview.edit('h3', { title: 'Never saved' }))

  try {
    await editor.edit('h9', { title: 'x' })
  } catch (error) {
    console.log(error.name, error.status, error.message)
  }
  for (const { id, outcome } of [...editor.journal, ...preview.journal]) console.log(id, outcome)
}

main()
