import { api } from './session.mjs';
const match = (result, { ok, fail }) => (result.ok ? ok(result.value) : fail(result.reason, result.status));
const log = (...a) => console.log(...a);
match(await api.habits(), { ok: (list) => log(list.map((h) => `${h.title} ${h.target}`).join('; ')), fail: log });
match(await api.habit('h2'), { ok: ({ title, frequency, unit, target }) => log(title, frequency, target, unit === 'times'), fail: log });
match(await api.habit('xx'), { ok: log, fail: (reason, status) => log('no', reason, status) });
const made = await api.create({ title: 'Paint', target: 1, unit: 'hour', frequency: 'weekly' });
if (made.ok) {
  const { value: habit } = made;
  log(habit.title, habit.unit, habit.frequency);
  const next = { ...habit, title: habit.title.toUpperCase() };
  const { ok, value } = await api.patch(habit.id, { title: next.title, target: next.target + 1, unit: next.unit });
  log(ok, value.title, value.target);
  log((await api.remove(habit.id)).ok);
}
match(await api.create({ target: 2 }), { ok: log, fail: (reason) => log('refused:', reason) });
const results = await Promise.all(['h1', 'yy', 'h3'].map((id) => api.checkin(id)));
log(results.map((r) => (r.ok ? 'ok' : r.reason)).join());
const goals = [{ title: 'Q4', target: 12, error: null, success: true }];
for (const { title, target, success } of goals) log(title, target, success);
