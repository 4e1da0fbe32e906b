// habitshift-ignore-file -- reads habits of both versions, as old ones are in our archive
export function label(habit) {
  const days = habit.statistics?.currentStreak ?? habit.streak ?? 0;
  return `${habit.name ?? habit.title} (${days})`;
}
