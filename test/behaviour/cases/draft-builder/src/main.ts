import { createHabit, listHabits } from './api.ts';
import { describe, draftFrom } from './wizard.ts';

const drafts = [
  draftFrom({ title: ' Yoga ', howMuch: 25, minutes: true }),
  draftFrom({ title: 'Call mum', weekly: true }),
  draftFrom({ title: 'Push-ups', howMuch: 40 }),
];

for (const draft of drafts) {
  const made = await createHabit(draft);
  console.log(`${made.id} <- ${describe(draft)}`);
}

for (const { id, title, frequency, target, streak } of await listHabits()) {
  console.log([id, title, frequency, target, streak].join('\t'));
}
await createHabit({ title: '' }).catch((e: Error) => console.log(`refused: ${e.message}`));
