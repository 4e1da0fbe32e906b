const line = ({ title, target, unit, streak }) =>
  `  - ${title}: ${target}${unit === 'times' ? ' times' : ` ${unit}`}${streak ? `, ${streak} days in a row` : ''}`

export function digest(groups, stats) {
  const parts = []
  for (const [name, habits] of Object.entries(groups)) {
    if (habits.length === 0) continue
    parts.push(`${name} (${habits.length})`, ...habits.map(line))
  }
  parts.push(`In all ${stats.habits} habits and ${stats.completions} completions.`)
  return parts.join('\n')
}
