const HOSTS = { test: process.env.HABIT_API, types: 'http://127.0.0.1:9/types' } as const
const BASE = HOSTS.test

export const API_ENDPOINTS = {
  // used to create and to list
  createHabit: `${BASE}/api/v1/habits`,
  habitById: `${BASE}/api/v1/habits/`,
  markDone: (id: string) => `${BASE}/api/v1/habits/${id}`,
  types: `${HOSTS.types}/habit-types/`,
} as const

export const SCREENS = { habits: '/habits', add: '/habits/new', today: '/habits/today' } as const
