export { listHabits, patchHabit } from '@orbit/habits/resources/habits'
export * as logs from '@orbit/habits/resources/logs'
