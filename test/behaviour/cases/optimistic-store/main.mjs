const BASE = process.env.HABIT_API + '/api/v1';
const headers = { 'X-API-Key': 'k', 'Content-Type': 'application/json' };
const state = { doneToday: new Set(), pending: [] };
async function mutate(path, body, { optimistic, rollback }) {
  optimistic(body);
  state.pending.push(body.habitId);
  const res = await fetch(BASE + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const { success, error } = await res.json();
  state.pending = state.pending.filter((id) => id !== body.habitId);
  if (!success) { rollback(body); console.log('rolled back', body.habitId, error); }
}
const check = (habitId, date) => mutate('/habits/checkin', { habitId, date, status: 'done' }, {
  optimistic: (b) => state.doneToday.add(b.habitId),
  rollback: (b) => state.doneToday.delete(b.habitId),
});
await check('h1', '2024-12-10');
await check('h7', '2024-12-10');
console.log([...state.doneToday], state.pending.length);
