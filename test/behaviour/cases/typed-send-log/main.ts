interface CheckIn { habitId: string; date: string; status: 'done' }
interface Skip { habitId: string; date: string }
interface Envelope<T> { success: boolean; data: T; error: string | null }
interface Habit { id: string; title: string; frequency: string; target: number; unit: string; streak: number; completedDates: string[] }
const BASE = `${process.env.HABIT_API}/api/v1`;
const log: string[] = [];
async function send<T>(path: string, body: CheckIn | Skip): Promise<T> {
  log.push(`${body.habitId} on ${body.date}`);
  const res = await fetch(BASE + path, { method: 'POST', headers: { 'X-API-Key': 'k', 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  const json = (await res.json()) as Envelope<T>;
  if (!json.success) throw new Error(json.error ?? 'unknown');
  return json.data;
}
const list = async (): Promise<Habit[]> => ((await (await fetch(`${BASE}/habits`, { headers: { 'X-API-Key': 'k' } })).json()) as Envelope<Habit[]>).data;
const [first, second] = await list();
if (first) await send('/habits/checkin', { habitId: first.id, date: '2024-12-23', status: 'done' });
if (second) await send('/habits/skip', { habitId: second.id, date: '2024-12-23' });
console.log(log.join('; '), first?.title);
export {};
