const baseURL = `${process.env.HABIT_API}/api/v1`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY }

export const useHabits = () =>
  useFetch('/habits', { baseURL, headers, transform: ({ data }) => data, default: () => [] })

export const useHabit = (id) => useFetch(() => `/habits/${id}`, { baseURL, headers })

export const useToday = () =>
  useAsyncData('today', async () => {
    const { success, data } = await $fetch('/habits/today', { baseURL, headers })
    return success ? data.map((habit) => habit.title) : []
  })

export const useSelected = () => useState('selected', () => null)

export async function addHabit(title) {
  const { data } = await $fetch('/habits', {
    baseURL,
    headers,
    method: 'POST',
    body: { title, frequency: 'daily', target: 1, unit: 'times' },
  })
  return data
}
