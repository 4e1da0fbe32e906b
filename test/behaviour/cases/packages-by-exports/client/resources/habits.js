import { call } from '#http'

export const listHabits = () => call('GET', '/habits')
export const patchHabit = (habit, changes) => call('PUT', `/habits/${habit.id}`, { ...habit, ...changes })
