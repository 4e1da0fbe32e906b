const origin = process.env.HABIT_API

// What is set wins, as it would where this is deployed.
export const API = process.env.HABITS_BASE_URL ?? `${origin}/api/v1`
export const timeout = Number(process.env.HABITS_TIMEOUT ?? 5000)
