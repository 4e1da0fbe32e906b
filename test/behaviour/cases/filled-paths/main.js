const { ENDPOINTS, fill, expand, format } = require('./endpoints');
const base = process.env.HABIT_API;
const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' };
const send = async (url, method = 'GET', body) => {
  const res = await fetch(base + url, { method, headers, body: body ? JSON.stringify(body) : undefined });
  return (await res.json()).data;
};
(async () => {
  console.log((await send(ENDPOINTS.list)).map((h) => h.title));
  console.log((await send(ENDPOINTS.one.replace(':id', 'h1'))).title);
  console.log((await send(fill(ENDPOINTS.one, { id: 'h2' }))).title);
  console.log((await send(expand(ENDPOINTS.braces, { id: 'h3' }), 'PUT', { title: 'Bend', target: 5, unit: 'times' })).target);
  console.log((await send(format(ENDPOINTS.printf, 'h3'))).streak);
  console.log((await send(`${ENDPOINTS.notes}?habitId=h1`)).map((n) => n.text));
  await import('./tagged.mjs');
})();
