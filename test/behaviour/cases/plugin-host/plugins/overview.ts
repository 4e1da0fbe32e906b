import type { Habit, HabitField, HabitService } from '../habit-service.ts'
import type { Plugin } from '../host.ts'
import { labels, units } from '../i18n.ts'

const shown: readonly HabitField[] = ['title', 'frequency', 'target', 'streak']

export const overview: Plugin<{ habits: HabitService }> = {
  name: 'overview',
  async setup({ services, bus, locale }) {
    const words = labels[locale]
    const describe = (habit: Habit) =>
      shown.map((field) => `${words[field]}: ${habit[field]}`).join(', ') + ` (${words.unit} ${units[habit.unit] ?? habit.unit})`
    for (const habit of await services.habits.all()) console.log(describe(habit))
    bus.on('habit', (habit: Habit) => console.log('new', describe(habit)))
  },
}
