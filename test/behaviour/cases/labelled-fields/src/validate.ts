import { FREQUENCIES, type FieldErrors, type HabitInput } from './types.ts';
export function validate(input: Partial<HabitInput>): FieldErrors<HabitInput> {
  const errors: FieldErrors<HabitInput> = {};
  if (!input.title?.trim()) errors.title = 'A title is needed';
  else if (input.title.length > 40) errors.title = 'Too long';
  if (!input.frequency || !FREQUENCIES.includes(input.frequency)) errors.frequency = 'Choose one';
  if (input.target !== undefined && input.target <= 0) errors.target = 'Must be positive';
  return errors;
}
export const isValid = (errors: FieldErrors<HabitInput>) => Object.keys(errors).length === 0;
