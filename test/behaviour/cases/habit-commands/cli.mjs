import { commands } from './src/commands.mjs'

function parse(argv) {
  const flags = { _: [] }
  for (const word of argv) {
    const [, name, value] = /^--(\w+)(?:=(.*))?$/.exec(word) ?? []
    if (name) flags[name] = value ?? true
    else flags._.push(word)
  }
  return flags
}

async function main([name, ...rest]) {
  const command = commands[name] ?? commands.help
  try {
    console.log(await command(parse(rest)))
  } catch (error) {
    console.log(`${error.name}: ${error.message} (${error.status})`)
  }
}

const session = [
  ['list'], ['list', '--sort=streak'], ['show', 'h1'], ['add', 'Swim', '20', 'min'], ['rename', 'h2', 'Read', 'more'],
  ['done', 'h1', '2024-12-01'], ['note', 'h1', 'legs', 'are', 'tired'], ['purge', 'h3'], ['show', 'h3'], ['stats'], ['list'], ['nonsense'],
]
for (const argv of session) await main(argv)
