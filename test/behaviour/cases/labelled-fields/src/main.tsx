import { renderToStaticMarkup } from 'react-dom/server';
import { ApiError, habits } from './api.ts';
import { Form } from './Form.tsx';
import type { HabitInput } from './types.ts';
import { isValid, validate } from './validate.ts';
const show = (values: Partial<HabitInput>) => console.log(renderToStaticMarkup(<Form values={values} errors={validate(values)} />));
show({});
show({ title: 'Draw', frequency: 'weekly', target: -1, unit: 'minutes' });
const draft: HabitInput = { title: 'Draw', frequency: 'weekly', target: 20, unit: 'minutes' };
if (isValid(validate(draft))) {
  const created = await habits.create(draft);
  show(created);
  const updated = await habits.update(created.id, { title: `${created.title} daily`, frequency: 'daily' });
  console.log(updated.title, updated.frequency, updated.target, updated.unit, updated.completedDates.length);
  await habits.remove(created.id);
}
try { await habits.create({ ...draft, title: '' }); } catch (error) { if (error instanceof ApiError) console.log(error.status, error.message); else throw error; }
for (const { title, streak, completedDates } of await habits.all()) console.log(`${title}: ${streak}/${completedDates.length}`);
