const unitName = (unit) => (unit === 'times' ? 'x' : ` ${unit}`)

export const summarize = ({ title, target, unit, streak }) => `${title} ${target}${unitName(unit)} [${streak}]`
export const summary = (habits) => habits.map(summarize).join('\n')
