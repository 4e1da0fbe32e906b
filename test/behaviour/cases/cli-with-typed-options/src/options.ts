export interface Options {
  title?: string
  target?: number
  unit?: string
  json: boolean
  date: string
}
export type Command = 'list' | 'add' | 'done' | 'skip' | 'edit' | 'rm' | 'stats'

export function parse(argv: string[]): { command: Command; rest: string[]; options: Options } {
  const options: Options = { json: false, date: '2024-12-15' }
  const rest: string[] = []
  for (let i = 1; i < argv.length; i++) {
    const word = argv[i]
    switch (word) {
      case '--title': options.title = argv[++i]; break
      case '--target': options.target = Number(argv[++i]); break
      case '--unit': options.unit = argv[++i]; break
      case '--date': options.date = argv[++i]; break
      case '--json': options.json = true; break
      default: rest.push(word)
    }
  }
  return { command: argv[0] as Command, rest, options }
}
