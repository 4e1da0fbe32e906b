import { useReducer, type Dispatch, type ChangeEvent, type SetStateAction } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
interface Habit { id: string; title: string; frequency: string; target: number; unit: string; streak: number; completedDates: string[] }
type Draft = Pick<Habit, 'title' | 'frequency' | 'target' | 'unit'>;
type Errors = Partial<Record<keyof Draft, string>>;
interface EditorState { draft: Draft; errors: Errors; dirty: ReadonlySet<keyof Draft>; saving: boolean }
type EditorAction =
  | { type: 'change'; field: keyof Draft; value: string }
  | { type: 'reset'; draft: Draft }
  | { type: 'failed'; errors: Errors }
  | { type: 'saving' };
const EMPTY: Draft = { title: '', frequency: 'daily', target: 1, unit: 'times' };
const parse: { [K in keyof Draft]: (raw: string) => Draft[K] } = { title: (raw) => raw.trim(), frequency: (raw) => raw, target: Number, unit: (raw) => raw || 'times' };
function set<K extends keyof Draft>(draft: Draft, field: K, raw: string): Draft { return { ...draft, [field]: parse[field](raw) }; }
function editor(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'change': return { ...state, draft: set(state.draft, action.field, action.value), dirty: new Set([...state.dirty, action.field]), errors: { ...state.errors, [action.field]: undefined } };
    case 'reset': return { draft: action.draft, errors: {}, dirty: new Set(), saving: false };
    case 'failed': return { ...state, errors: action.errors, saving: false };
    case 'saving': return { ...state, saving: true };
  }
}
const start = (draft: Draft = EMPTY): EditorState => ({ draft, errors: {}, dirty: new Set(), saving: false });
const labels: Record<keyof Draft, string> = { title: 'Name', frequency: 'How often', target: 'Goal', unit: 'Unit' };
function Input({ field, state, dispatch }: { field: keyof Draft; state: EditorState; dispatch: Dispatch<EditorAction> }) {
  const onChange = (e: ChangeEvent<HTMLInputElement>) => dispatch({ type: 'change', field, value: e.target.value });
  return <p className={state.dirty.has(field) ? 'dirty' : undefined}><label>{labels[field]}<input name={field} value={String(state.draft[field])} onChange={onChange} /></label>{state.errors[field] && <em>{state.errors[field]}</em>}</p>;
}
function Editor({ state }: { state: EditorState }) {
  const [local, dispatch] = useReducer(editor, state);
  return <form>{(['title', 'frequency', 'target'] as const).map((field) => <Input key={field} field={field} state={local} dispatch={dispatch} />)}<button disabled={local.saving}>{local.draft.title || 'New'}</button></form>;
}
type Setter = Dispatch<SetStateAction<string>>;
void ((_: Setter) => {});
async function request<T>(path: string, method = 'GET', body?: object): Promise<{ ok: true; data: T } | { ok: false; status: number; error: string }> {
  const res = await fetch(`${process.env.HABIT_API}/api/v1${path}`, { method, headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' }, body: body && JSON.stringify(body) });
  const json = (await res.json()) as { success: boolean; data: T; error: string };
  return json.success ? { ok: true, data: json.data } : { ok: false, status: res.status, error: json.error };
}
const show = (state: EditorState) => console.log(renderToStaticMarkup(<Editor state={state} />));
const play = (state: EditorState, ...actions: EditorAction[]) => actions.reduce(editor, state);
let state = play(start(), { type: 'change', field: 'title', value: ' Garden ' }, { type: 'change', field: 'target', value: '4' });
show(state);
const made = await request<Habit>('/habits', 'POST', state.draft);
if (made.ok) {
  const { id, streak, completedDates, ...draft } = made.data;
  state = play(state, { type: 'reset', draft }, { type: 'change', field: 'title', value: 'Garden daily' });
  show(state);
  const saved = await request<Habit>(`/habits/${id}`, 'PUT', state.draft);
  console.log(saved.ok && saved.data.title, saved.ok && saved.data.target, streak, completedDates.length);
}
const bad = await request<Habit>('/habits', 'POST', { ...EMPTY, title: undefined });
if (!bad.ok) { state = play(start(), { type: 'failed', errors: { title: `${bad.status} ${bad.error}` } }); show(state); }
