#!/usr/bin/env node
import { Command } from 'commander'
import * as api from '../lib/client.js'
import { columns } from '../lib/labels.js'
import { table } from '../lib/table.js'

const build = () => {
  const program = new Command('coach').exitOverride()
  program
    .command('list')
    .option('--today', 'only what is due', false)
    .option('--sort <field>', 'title or streak', 'title')
    .action(async ({ today, sort }) => {
      const habits = await api.list(today)
      habits.sort(sort === 'streak' ? (a, b) => b.streak - a.streak : (a, b) => a.title.localeCompare(b.title))
      console.log(table(columns.habits, habits))
    })
  program
    .command('add')
    .argument('<title>', 'title of the habit')
    .option('-t, --target <n>', 'how many', Number, 1)
    .option('-u, --unit <unit>', 'of what', 'times')
    .option('-f, --frequency <f>', 'how often', 'daily')
    .action(async (title, { target, unit, frequency }) => {
      const habit = await api.create({ title, target, unit, frequency })
      console.log(`added "${habit.title}" (${habit.target}${habit.unit === 'times' ? 'x' : ` ${habit.unit}`} ${habit.frequency})`)
    })
  program
    .command('goal')
    .argument('<id>')
    .argument('<target>', 'new target', Number)
    .action(async (id, target) => {
      const { title, target: now } = await api.change(id, { target })
      console.log(`${title} is now ${now}`)
    })
  program
    .command('rm')
    .argument('<ids...>')
    .action(async (ids) => {
      await api.remove(...ids)
      console.log(`removed ${ids.length}`)
    })
  program
    .command('done')
    .argument('<id>')
    .argument('[date]')
    .action(async (id, date) => {
      await api.checkIn(id, date)
      console.log(`well done, ${(await api.show(id)).title}`)
    })
  program.command('skip').argument('<id>').argument('<date>').action(api.skip)
  program.command('movies').action(() => console.log(table(columns.movies, [{ title: 'Heat', streak: 3 }])))
  return program
}

const run = async (...args) => {
  try {
    await build().parseAsync(args, { from: 'user' })
  } catch (error) {
    console.log(`coach: ${error.message}`)
  }
}

await run('list', '--today')
await run('list', '--sort', 'streak')
await run('add', 'Push-ups', '-t', '20', '-u', 'reps')
await run('add', 'Tea', '--target', '2')
await run('goal', 'h1', '5')
await run('done', 'h2', '2024-12-09')
await run('skip', 'h3', '2024-12-09')
await run('rm', 'h2', 'h3')
await run('done', 'h99', '2024-12-09')
await run('add', '')
await run('movies')
await run('list')
