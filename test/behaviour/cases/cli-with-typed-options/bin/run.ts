import { commands } from '../src/commands.ts'
import { parse } from '../src/options.ts'

const session = [
  'list', 'add --title Chess --target 4', 'add', 'edit h1 --title Trot', 'edit h2 --target 9', 'done h1 h2 --date 2024-12-11',
  'skip h3', 'done h12', 'list --json', 'rm h3', 'stats', 'list',
]
for (const line of session) {
  const { command, rest, options } = parse(line.split(' '))
  console.log(`$ ${line}`)
  try {
    const text = await commands[command](rest, options)
    if (text) console.log(text)
  } catch (error) {
    if (error instanceof Error) console.log('error:', error.message)
  }
}
