import ky from 'ky'

const api = ky.extend({ prefixUrl: `${process.env.HABIT_API}/api/v1`, headers: { 'x-api-key': process.env.HABIT_API_KEY }, retry: 0, throwHttpErrors: false })

const open = async (answer) => {
  const { success, error, data } = await answer.json()
  if (success) return data
  throw new RangeError(error ?? 'empty')
}

export const habits = () => open(api.get('habits'))
export const save = ({ id, ...fields }) => open(api.put(`habits/${id}`, { json: fields }))
export const logsOf = (habitId) => open(api.get('logs', { searchParams: { habitId } }))
