import type { HabitService } from '../habit-service.ts'
import type { Plugin } from '../host.ts'

const pack = [
  { title: 'Walk', frequency: 'daily', target: 5, unit: 'km' },
  { title: '', frequency: 'daily', target: 1, unit: 'times' },
]

export const starter = (date: string): Plugin<{ habits: HabitService }> => ({
  name: 'starter',
  setup: async ({ services: { habits }, bus }) => {
    for (const item of pack) {
      try {
        const habit = await habits.add(item)
        bus.emit('habit', habit)
        await habits.done(habit, date)
      } catch (error) {
        console.log('not added:', await habits.why(error))
      }
    }
  },
})
