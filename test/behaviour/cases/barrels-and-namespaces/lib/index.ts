export * from './models/index.ts'
export { default as habits, byId as findHabit } from './habits.ts'
export * as format from './format.ts'
