const root = process.env.HABIT_API + '/api/v1'
const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }

function read(response) {
  return response.json().then(({ success, data, error }) => (success ? data : Promise.reject(Error(error))))
}

export const getHabits = () => fetch(root + '/habits', { headers }).then(read)
export const getToday = () => fetch(root + '/habits/today', { headers }).then(read)
export const getTotals = () => fetch(root + '/statistics', { headers }).then(read).then(({ perHabit }) => perHabit)
export const addHabit = (habit) => fetch(root + '/habits', { method: 'POST', headers, body: JSON.stringify(habit) }).then(read)
export const checkIn = (habitId, date) =>
  fetch(root + '/habits/checkin', { method: 'POST', headers, body: JSON.stringify({ habitId, date, status: 'done' }) }).then(read)
export const skip = ({ id: habitId }, date) =>
  fetch(root + '/habits/skip', { method: 'POST', headers, body: JSON.stringify({ habitId, date }) }).then(read)
