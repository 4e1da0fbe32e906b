const options = { headers: { 'X-API-Key': process.env.HABIT_API_KEY } }
export const stats = async (host) => {
  const { data } = await (await fetch(host + '/api/v1/user/statistics', options)).json()
  return `${data.habits} habits, ${data.completions} times done`
}
export const wipe = async (host, id) => {
  const { success, data, error } = await (await fetch(`${host}/api/v1/habits/${id}`, { ...options, method: 'DELETE' })).json()
  return success ? data.id : error
}
