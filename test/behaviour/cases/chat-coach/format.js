const flames = (streak) => '🔥'.repeat(Math.min(3, Math.floor(streak / 5))) || '·'

export const plural = (n, word) => `${n} ${word}${n === 1 ? '' : 's'}`

export function habitLine(habit, index) {
  const { title, target, unit, streak, frequency } = habit
  const goal = unit === 'times' ? plural(target, 'time') : `${target} ${unit}`
  return `${index + 1}. ${title} — ${goal} ${frequency} ${flames(streak)}`
}

export const weatherLine = (weather) => `${weather.title}: ${weather.target}${weather.unit}`
