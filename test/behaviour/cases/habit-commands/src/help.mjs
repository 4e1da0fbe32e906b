const topics = [
  { title: 'list', target: 'habits', frequency: 'any time' },
  { title: 'add <title> [target] [unit]', target: 'habits', frequency: 'any time' },
  { title: 'done <id> <date>', target: 'logs', frequency: 'once a day' },
]

export const help = () =>
  topics.map(({ title, target, frequency }) => `  ${title} (${target}, ${frequency})`).join('\n')
