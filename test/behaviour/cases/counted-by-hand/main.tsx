import { createContext, useCallback, useContext, useState, useSyncExternalStore, type FC, type PropsWithChildren } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
export interface Habit { readonly id: string; title: string; frequency: string; target?: number; unit?: string; streak: number; completedDates: string[] }
type Listener = () => void;
type Status = { kind: 'loading' } | { kind: 'error'; message: string } | { kind: 'ready'; habits: ReadonlyArray<Habit> };
export class HabitStore {
  private status: Status = { kind: 'loading' };
  private readonly listeners = new Set<Listener>();
  constructor(private readonly base = process.env.HABIT_API, private readonly key = process.env.HABIT_API_KEY) {}
  subscribe = (listener: Listener) => { this.listeners.add(listener); return () => void this.listeners.delete(listener); };
  getSnapshot = () => this.status;
  private set(status: Status) { this.status = status; this.listeners.forEach((l) => l()); }
  private async request<T = unknown>(path: string, { json, ...init }: RequestInit & { json?: unknown } = {}): Promise<T> {
    const res = await fetch(`${this.base}/api/v1/${path}`, {
      ...init, headers: { 'X-API-Key': this.key ?? '', ...(json ? { 'Content-Type': 'application/json' } : null) }, body: json ? JSON.stringify(json) : init.body,
    });
    const body = await res.json();
    if (body.success !== true) throw new Error(`${res.status}: ${body.error}`);
    return body.data as T;
  }
  async load() {
    try { this.set({ kind: 'ready', habits: await this.request<Habit[]>('habits') }); }
    catch (e) { this.set({ kind: 'error', message: e instanceof Error ? e.message : String(e) }); }
  }
  async add(input: Pick<Habit, 'title' | 'frequency'> & Partial<Habit>) {
    const habit = await this.request<Habit>('habits', { method: 'POST', json: input });
    if (this.status.kind === 'ready') this.set({ ...this.status, habits: [...this.status.habits, habit] });
    return habit;
  }
  async rename(id: string, title: string) {
    const before = this.status;
    if (before.kind !== 'ready') return;
    this.set({ kind: 'ready', habits: before.habits.map((h) => (h.id === id ? { ...h, title } : h)) });
    try { await this.request(`habits/${id}`, { method: 'PUT', json: { title } }); }
    catch (e) { this.set(before); throw e; }
  }
  async check(id: string, date: string) {
    await this.request('habits/checkin', { method: 'POST', json: { habitId: id, date, status: 'done' } });
    if (this.status.kind === 'ready') this.set({ kind: 'ready', habits: this.status.habits.map((h) => h.id !== id ? h : { ...h, streak: h.streak + 1, completedDates: [...h.completedDates, date] }) });
  }
}
const StoreContext = createContext<HabitStore | null>(null);
const useStore = () => { const store = useContext(StoreContext); if (!store) throw new Error('no store'); return store; };
const useHabits = () => { const store = useStore(); return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot); };
const useFilter = () => { const [title, setTitle] = useState(''); const matches = useCallback((h: Habit) => h.title.includes(title), [title]); return { title, setTitle, matches }; };
const Badge: FC<PropsWithChildren<{ title: string }>> = ({ title, children }) => <abbr title={title}>{children}</abbr>;
const Item: FC<{ habit: Habit }> = ({ habit: { title, streak, target, unit, completedDates: { length } } }) => (
  <li><Badge title={`${length} days`}>{title}</Badge>{target !== undefined && ` ${target}${unit === 'times' ? '×' : ` ${unit}`}`}{streak >= 7 ? <strong>{streak}</strong> : <span>{streak}</span>}</li>
);
const Page: FC = () => {
  const status = useHabits();
  const { matches } = useFilter();
  switch (status.kind) {
    case 'loading': return <p>…</p>;
    case 'error': return <p role="alert">{status.message}</p>;
    case 'ready': return <ul>{status.habits.filter(matches).map((habit) => <Item key={habit.id} habit={habit} />)}</ul>;
  }
};
const show = (store: HabitStore) => console.log(renderToStaticMarkup(<StoreContext.Provider value={store}><Page /></StoreContext.Provider>));
const store = new HabitStore();
show(store);
await store.load(); show(store);
const added = await store.add({ title: 'Knit', frequency: 'daily', target: 2, unit: 'rows' });
await store.rename(added.id, 'Knit more'); show(store);
await store.check(added.id, '2025-01-03'); show(store);
await store.rename('nope', 'x').catch((e: Error) => console.log(e.message));
const broken = new HabitStore(process.env.HABIT_API, 'wrong'); void broken;
