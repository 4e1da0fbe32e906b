'use strict'

const plan = require('./plan.json')
const habits = require('./lib/habits')
const log = require('./lib/log')

// what the plan says, in the words of the service
function desired(item) {
  return {
    title: item.title,
    frequency: item.every,
    target: item.times,
    unit: 'times',
  }
}

function differs(habit, wanted) {
  return habit.frequency !== wanted.frequency || habit.target !== wanted.target
}

async function sync() {
  const summary = { created: 0, updated: 0, removed: 0, same: 0 }
  const remote = new Map()
  for (const habit of await habits.all()) remote.set(habit.title, habit)

  for (const item of plan) {
    const wanted = desired(item)
    const habit = remote.get(item.title)
    if (!habit) {
      const made = await habits.create(wanted)
      log.info('created ' + made.title + ' for ' + item.slug)
      summary.created++
    } else if (differs(habit, wanted)) {
      const after = await habits.update(habit.id, { target: wanted.target, unit: wanted.unit })
      log.info('updated ' + item.slug + ': ' + habit.target + ' -> ' + after.target)
      summary.updated++
    } else {
      summary.same++
    }
    remote.delete(item.title)
  }

  const stale = [...remote.values()].filter((habit) => habit.streak < 10)
  if (stale.length > 0) {
    await habits.remove(stale.map((habit) => habit.id))
    for (const { title, streak } of stale) log.warn('removed ' + title + ' (streak of ' + streak + ')')
    summary.removed = stale.length
  }
  return summary
}

log.banner()
sync()
  .then(async (summary) => {
    console.table(summary)
    const left = await habits.all()
    log.info(left.map((habit) => `${habit.title}=${habit.target}`).join(', '))
    await habits.update('nope', { title: 'x' }).catch((error) => log.warn(error.message))
  })
  .catch((error) => {
    console.error(error)
    process.exitCode = 1
  })
