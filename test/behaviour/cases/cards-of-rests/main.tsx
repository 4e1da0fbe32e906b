import { createContext, useContext, useMemo, useReducer, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import axios, { type AxiosInstance } from 'axios';
type Habit = { id: string; title: string; frequency: 'daily' | 'weekly' | string; target?: number; unit?: string; streak: number; completedDates: string[] };
type State = { status: 'idle' | 'ready' | 'failed'; habits: Habit[]; error: string | null; filter: string };
type Action = { type: 'loaded'; habits: Habit[] } | { type: 'failed'; error: string } | { type: 'filter'; filter: string } | { type: 'bumped'; id: string };
const initial: State = { status: 'idle', habits: [], error: null, filter: '' };
function reducer(state: State, action: Action): State {
  switch (action.type) {
    case 'loaded': return { ...state, status: 'ready', habits: action.habits, error: null };
    case 'failed': return { ...state, status: 'failed', error: action.error };
    case 'filter': return { ...state, filter: action.filter };
    case 'bumped': return { ...state, habits: state.habits.map((h) => (h.id === action.id ? { ...h, streak: h.streak + 1 } : h)) };
  }
}
const client: AxiosInstance = axios.create({ baseURL: process.env.HABIT_API, headers: { 'X-API-Key': process.env.HABIT_API_KEY! }, validateStatus: () => true });
async function load(): Promise<Action> {
  const { data: body } = await client.get<{ success: boolean; data: Habit[]; error: string | null }>('/api/v1/habits');
  return body.success ? { type: 'loaded', habits: body.data } : { type: 'failed', error: body.error ?? 'failed' };
}
async function loadOne(id: string): Promise<Action> {
  const { data: body, status } = await client.get(`/api/v1/habits/${id}`);
  return body.success ? { type: 'loaded', habits: [body.data] } : { type: 'failed', error: `${status} ${body.error}` };
}
const Store = createContext<State>(initial);
const Card = ({ title, streak, children, ...rest }: Pick<Habit, 'title' | 'streak'> & { children?: ReactNode; className?: string }) => (
  <article title={`Habit ${title}`} {...rest}><h3>{title}</h3>{streak > 0 && <b>{streak} days</b>}{children}</article>
);
function Goal({ target, unit }: { target?: number; unit?: string }) { return target ? <span>{target} {unit === 'times' ? '×' : unit}</span> : null; }
function List() {
  const { habits, error, status, filter } = useContext(Store);
  const shown = useMemo(() => habits.filter((h) => h.title.toLowerCase().includes(filter)).sort((a, b) => b.streak - a.streak || a.title.localeCompare(b.title)), [habits, filter]);
  if (status === 'failed') return <p role="alert">{error}</p>;
  if (!shown.length) return <p>Nothing</p>;
  return <section>{shown.map(({ id, frequency, target, unit, completedDates, ...card }) => (
    <Card key={id} {...card} className={`every-${frequency}`}><Goal target={target} unit={unit} /><small>{completedDates.length}×</small></Card>
  ))}</section>;
}
const show = (state: State) => console.log(renderToStaticMarkup(<Store.Provider value={state}><List /></Store.Provider>));
show(initial);
let state = reducer(initial, await load());
show(state);
state = reducer(state, { type: 'filter', filter: 'r' });
show(state);
if (state.habits[0]) state = reducer(state, { type: 'bumped', id: state.habits[0].id });
show(state);
show(reducer(state, await loadOne('nope')));
