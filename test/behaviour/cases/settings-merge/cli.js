const { parseArgs } = require('util')
const { merge } = require('./merge')
const remote = require('./remote')

const DEFAULTS = { frequency: 'daily', target: 1, unit: 'times' }
const PROFILE = require('./profiles/home.json')

const options = {
  title: { type: 'string' },
  target: { type: 'string' },
  unit: { type: 'string' },
  profile: { type: 'boolean' },
}

async function run(args) {
  const { values } = parseArgs({ args, options })
  const draft = {
    title: values.title,
    target: values.target ? Number(values.target) : undefined,
    unit: values.unit,
  }
  const habit = await remote.create(merge(DEFAULTS, values.profile ? PROFILE : null, draft))
  console.log(`${habit.title}: ${habit.target} ${habit.unit === 'times' ? 'x' : habit.unit}, ${habit.frequency}`)
}

async function main() {
  await run(['--title', 'Tea', '--profile'])
  await run(['--title', 'Water', '--profile', '--target', '8'])
  await run(['--title', 'Sit-ups', '--target', '40'])
  await run(['--title', 'Violin', '--target', '30', '--unit', 'minutes'])
  await run(['--target', '3']).catch((e) => console.log('error:', e.message))
  const all = await remote.all()
  console.log(all.map((h) => h.title + '/' + h.target).join(' '))
}
main()