import type { FieldErrors, HabitInput } from './types.ts';
import { FREQUENCIES } from './types.ts';
interface Props { values: Partial<HabitInput>; errors: FieldErrors<HabitInput>; submitLabel?: string }
const Field = ({ name, label, value, error }: { name: keyof HabitInput; label: string; value?: string | number; error?: string }) => (
  <label htmlFor={name}>{label}<input name={name} defaultValue={value} aria-invalid={Boolean(error)} />{error && <em>{error}</em>}</label>
);
export function Form({ values: { title = '', frequency, target, unit }, errors, submitLabel = 'Save' }: Props) {
  return (
    <form title="Edit habit">
      <Field name="title" label="Title" value={title} error={errors.title} />
      <select name="frequency" defaultValue={frequency}>{FREQUENCIES.map((each) => <option key={each} value={each}>{each}</option>)}</select>
      {errors.frequency && <em>{errors.frequency}</em>}
      <Field name="target" label={unit === 'times' ? 'How often' : `How many ${unit ?? ''}`} value={target} error={errors.target} />
      <button type="submit">{submitLabel}</button>
    </form>
  );
}
