type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
interface Habit { id: string; title: string; frequency: string; target: number; unit: string; streak: number; completedDates: string[] }
interface Stats { habits: number; completions: number }
interface Endpoints {
  'GET /habits': { response: Habit[] };
  'POST /habits': { body: { title: string; frequency: string; target?: number; unit?: string }; response: Habit };
  'GET /habits/:id': { params: { id: string }; response: Habit };
  'PUT /habits/:id': { params: { id: string }; body: Partial<Habit>; response: Habit };
  'DELETE /habits/bulk': { body: { ids: string[] }; response: unknown };
  'POST /habits/checkin': { body: { habitId: string; date: string; status: 'done' }; response: unknown };
  'GET /user/statistics': { response: Stats };
}
type Key = keyof Endpoints;
type Options<K extends Key> = Omit<Endpoints[K], 'response'>;
type Args<K extends Key> = {} extends Options<K> ? [options?: Options<K>] : [options: Options<K>];
type Answer<T> = { success: true; data: T; error: null } | { success: false; data: null; error: string };
function fill(path: string, params: Record<string, string> = {}): string { return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')); }
async function api<K extends Key>(key: K, ...[options]: Args<K>): Promise<Endpoints[K]['response']> {
  const [method, path] = key.split(' ') as [Method, string];
  const { params, body } = (options ?? {}) as { params?: Record<string, string>; body?: unknown };
  const res = await fetch(`${process.env.HABIT_API}/api/v1${fill(path, params)}`, {
    method, headers: { 'X-API-Key': process.env.HABIT_API_KEY!, ...(body !== undefined ? { 'Content-Type': 'application/json' } : {}) }, body: body === undefined ? null : JSON.stringify(body),
  });
  const answer = (await res.json()) as Answer<Endpoints[K]['response']>;
  if (!answer.success) throw new Error(`${key}: ${answer.error}`);
  return answer.data as Endpoints[K]['response'];
}
const habits = await api('GET /habits');
for (const { title, streak, target } of habits) console.log(title, streak, target);
const created = await api('POST /habits', { body: { title: 'Paint', frequency: 'weekly', target: 2, unit: 'hours' } });
const updated = await api('PUT /habits/:id', { params: { id: created.id }, body: { title: 'Paint walls' } });
console.log(updated.title, updated.frequency, updated.target, updated.unit);
await api('POST /habits/checkin', { body: { habitId: created.id, date: '2025-01-07', status: 'done' } });
console.log((await api('GET /habits/:id', { params: { id: created.id } })).title);
await api('DELETE /habits/bulk', { body: { ids: [created.id] } });
await api('GET /habits/:id', { params: { id: created.id } }).catch((e: Error) => console.log(e.message));
const { habits: count } = await api('GET /user/statistics');
console.log(count);
