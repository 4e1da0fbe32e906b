const host = process.env.HABIT_API;
let token = null;
export async function habitFetch(input, { retry = true, ...init } = {}) {
  const url = input.startsWith('http') ? input : `${host}/api/v1${input}`;
  const headers = { 'Content-Type': 'application/json', 'X-API-Key': process.env.HABIT_API_KEY };
  if (token) headers.Authorization = `Bearer ${token}`;
  const res = await fetch(url, { ...init, headers: { ...headers, ...init.headers } });
  if (res.status === 401 && retry) { token = null; return habitFetch(input, { ...init, retry: false }); }
  return res;
}
const unwrap = async (res) => {
  const body = await res.json();
  if (body.success === true) return { ok: true, value: body.data };
  return { ok: false, reason: body.error, status: res.status };
};
export const api = {
  habits: () => habitFetch('/habits').then(unwrap),
  habit: (id) => habitFetch(`/habits/${id}`).then(unwrap),
  create: (habit) => habitFetch('/habits', { method: 'POST', body: JSON.stringify(habit) }).then(unwrap),
  patch: (id, changes) => habitFetch(`/habits/${id}`, { method: 'PATCH', body: JSON.stringify(changes) }).then(unwrap),
  remove: (id) => habitFetch(`/habits/${id}`, { method: 'DELETE' }).then(unwrap),
  checkin: (habitId, date = '2024-11-20') => habitFetch('/habits/checkin', { method: 'POST', body: JSON.stringify({ habitId, date, status: 'done' }) }).then(unwrap),
};
