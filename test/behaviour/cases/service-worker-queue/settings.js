export const API = process.env.HABIT_API
export const KEY = process.env.HABIT_API_KEY
export const CACHE = 'habits-v7'
