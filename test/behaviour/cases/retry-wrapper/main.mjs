const BASE = process.env.HABIT_API + '/api/v1';
const log = [];
async function call(method, path, body) {
  for (let attempt = 1; attempt <= 2; attempt++) {
    const res = await fetch(BASE + path, { method, headers: { 'X-API-Key': 'k', ...(body ? { 'Content-Type': 'application/json' } : {}) }, body: body ? JSON.stringify(body) : undefined });
    const json = await res.json();
    log.push(`${method} ${path.split('?')[0].split('/').length} ${body?.habitId ?? '-'} ${res.status < 300}`);
    if (json.success) return json.data;
    if (res.status === 404) return null;
  }
}
const list = await call('GET', '/habits');
await call('POST', '/habits/checkin', { habitId: list[0].id, date: '2024-12-11', status: 'done' });
await call('POST', '/habits/skip', { habitId: list[1].id, date: '2024-12-11' });
console.log(await call('GET', '/habits/unknown'));
console.log(log.map((l) => l.split(' ')[2]).join());
