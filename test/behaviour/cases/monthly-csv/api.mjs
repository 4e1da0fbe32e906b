const { HABIT_API, HABIT_API_KEY } = process.env

const endpoints = {
  habits: () => '/api/v1/habits',
  today: () => '/api/v1/habits/today',
  statistics: () => '/api/v1/statistics',
  overview: () => '/api/v1/user/statistics',
  notes: (habitId) => `/api/v1/notes?habitId=${habitId}`,
  areas: () => '/api/v1/areas',
}

const read = async (path) => {
  const response = await fetch(HABIT_API + path, { headers: { 'x-api-key': HABIT_API_KEY } })
  const { data, error, success } = await response.json()
  return success ? data : Promise.reject(Object.assign(new Error(error), { status: response.status }))
}

export const api = Object.fromEntries(
  Object.entries(endpoints).map(([name, path]) => [name, (...args) => read(path(...args))]),
)
