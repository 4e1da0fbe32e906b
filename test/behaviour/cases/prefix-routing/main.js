import { gym } from './gym.js'
import { apiRequest, useGym } from './request.js'

await new Promise((resolve) => gym.listen(0, '127.0.0.1', resolve))
useGym(`http://127.0.0.1:${gym.address().port}`)

for (const habit of await apiRequest('/api/v1/habits')) console.log(habit.title, habit.streak)
for (const visit of await apiRequest('/api/v1/visits')) console.log(visit.title, visit.target, visit.unit)
const made = await apiRequest('/api/v1/habits', { method: 'POST', body: JSON.stringify({ title: 'Row', frequency: 'daily', target: 2, unit: 'times' }) })
console.log(made.title, made.target)
await apiRequest('/api/v1/lockers').catch((error) => console.log(error.message))
gym.close()
gym.closeAllConnections()
