const servers = { habits: process.env.HABIT_API, gym: '' }

export const useGym = (url) => {
  servers.gym = url
}

export async function apiRequest(endpoint, options = {}) {
  let base
  if (endpoint.startsWith('/api/v1/habits')) base = servers.habits
  else if (endpoint.startsWith('/api/v1/visits')) base = servers.gym
  else throw new Error(`nobody serves ${endpoint.split('/').at(-1)}`)
  const response = await fetch(`${base}${endpoint}`, {
    ...options,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json', ...options.headers },
  })
  const answer = await response.json()
  if (!answer.success) throw new Error(answer.error || 'failed')
  return answer.data
}
