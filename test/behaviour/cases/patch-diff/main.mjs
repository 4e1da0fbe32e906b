const API = `${process.env.HABIT_API}/api/v1`;
const headers = { 'X-API-Key': 'k', 'Content-Type': 'application/json' };
const fields = ['title', 'frequency', 'target', 'unit'];
const api = async (method, path, body) => {
  const res = await fetch(API + path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const payload = await res.json();
  if (!payload.success) throw Object.assign(new Error(payload.error), { status: res.status });
  return payload.data;
};
const wanted = { h1: { title: 'Morning run', target: 5 }, h2: { title: 'Read a book' }, h3: {} };
for (const habit of await api('GET', '/habits')) {
  const changes = {};
  for (const field of fields) if (field in wanted[habit.id] && wanted[habit.id][field] !== habit[field]) changes[field] = wanted[habit.id][field];
  if (Object.keys(changes).length === 0) { console.log(habit.id, 'unchanged'); continue; }
  const updated = await api('PUT', `/habits/${habit.id}`, { title: habit.title, target: habit.target, unit: habit.unit, ...changes });
  console.log(updated.id, updated.title, updated.target, Object.keys(changes).join());
}
try { await api('GET', '/habits/none'); } catch (error) { console.log(error.status, error.message); }
