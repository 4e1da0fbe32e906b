export async function weekly(client) {
  const habits = await client.habits()
  const report = { title: 'Weekly', lines: [] }
  for (const habit of habits) report.lines.push(line(habit))
  return [report.title, ...report.lines].join('\n')
}

export function line({ title, streak, target, unit }) {
  return `- ${title}: ${target} ${unit === 'times' ? 'x' : unit}${streak ? `, ${streak} days` : ''}`
}
