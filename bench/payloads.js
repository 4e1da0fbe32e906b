/**
 * Habits of v1 as an archive has them, always the same ones.
 *
 * @param {number} count
 * @param {number} days - How many days of completion each has.
 * @returns {string[]} One JSON text each.
 */
export function makeHabits(count, days) {
  const first = Date.UTC(2024, 0, 1);
  return Array.from({ length: count }, (_, index) => {
    const step = 1 + (index % 2);
    return JSON.stringify({
      id: `h${index}`,
      title: `Habit ${index}`,
      frequency: index % 7 ? "daily" : "weekly",
      target: (index % 5) + 1,
      unit: index % 3 ? "times" : "min",
      streak: index % 40,
      completedDates: Array.from({ length: days }, (_, day) =>
        new Date(first + day * step * 86_400_000).toISOString().slice(0, 10),
      ),
    });
  });
}
