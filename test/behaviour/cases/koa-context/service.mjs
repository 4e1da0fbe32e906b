export class Upstream {
  static fromEnv(env = process.env) {
    const { HABIT_API: host, HABIT_API_KEY: key } = env;
    return new Upstream({ host, key });
  }
  constructor({ host, key }) { this.url = new URL('/api/v1/', host); this.key = key; }
  async *[Symbol.asyncIterator]() { yield* await this.send('habits'); }
  async send(path, { method = 'GET', json, query } = {}) {
    const url = new URL(path, this.url);
    for (const [k, v] of Object.entries(query ?? {})) url.searchParams.set(k, v);
    const res = await fetch(url, {
      method,
      headers: new Headers({ 'X-API-Key': this.key, ...(json && { 'Content-Type': 'application/json' }) }),
      body: json ? JSON.stringify(json) : null,
    });
    const envelope = await res.json();
    if (envelope.success) return envelope.data;
    const error = new Error(envelope.error);
    error.expose = true;
    error.status = res.status === 404 ? 404 : 502;
    throw error;
  }
  today() { return this.send('habits/today'); }
  notes(habitId) { return this.send('notes', { query: { habitId } }); }
  note(habitId, text) { return this.send('notes', { method: 'POST', json: { habitId, text } }); }
  tick(habitId, date) { return this.send('habits/checkin', { method: 'POST', json: { habitId, date, status: 'done' } }); }
  edit(id, changes) { return this.send(`habits/${id}`, { method: 'PUT', json: changes }); }
}
