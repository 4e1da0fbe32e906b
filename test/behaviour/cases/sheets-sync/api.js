const base = process.env.HABIT_API + '/api/v1/habits';
const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' };

exports.fetchAll = async () => {
  const r = await fetch(base, { headers });
  const j = await r.json();
  if (!j.success) throw new Error('cannot list: ' + j.error);
  return j.data;
};

exports.update = async (id, patch) => {
  const r = await fetch(base + '/' + id, { method: 'PUT', headers, body: JSON.stringify(patch) });
  const j = await r.json();
  if (!j.success) throw new Error('cannot update ' + id + ': ' + j.error);
  return j.data;
};
