import type { NewHabit } from './types.ts';

/** Answers as the wizard's screens collect them; `title` is the question's own word. */
export interface Answers {
  title: string;
  weekly?: boolean;
  howMuch?: number;
  minutes?: boolean;
}

export function draftFrom(answers: Answers): NewHabit {
  const draft: NewHabit = { title: answers.title.trim() };
  if (answers.howMuch !== undefined) {
    draft.target = answers.howMuch;
    draft.unit = answers.minutes ? 'min' : 'times';
  }
  draft.frequency = answers.weekly ? 'weekly' : 'daily';
  return draft;
}

export const describe = (draft: NewHabit): string =>
  `${draft.title} / ${draft.frequency ?? 'daily'} / ${draft.target ?? 1}${draft.unit === 'min' ? ' min' : 'x'}`;
