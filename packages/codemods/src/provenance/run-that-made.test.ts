import { keyHeader, prefixes } from "@habitshift/schemas";
import { expect, test } from "vitest";
import { planMigration } from "../migrate.ts";
import { DEFAULT_OPTIONS } from "../testing/default-options.ts";
import { memoryProject } from "../testing/memory-project.ts";

const [prefix] = prefixes.v1;

const TEXT = `class Habit {
  constructor(readonly id: string, readonly label: string) {}
  rename(label: string): Habit { return new Habit(this.id, label); }
  again(): Habit { return new Habit(this.id + "!", this.label); }
}
class Shelf {
  readonly rows = new Map<string, Habit>();
  find(id: string) { return this.rows.get(id); }
  save(habit: Habit) { this.rows.set(habit.id, habit); }
}
const shelf = new Shelf();
const answer = await fetch("https://habits.example${prefix}/habits", { headers: { "${keyHeader}": "k" } });
for (const { id, title } of (await answer.json()).data) shelf.save(new Habit(id, title));
function relabel(id: string, label: string) {
  const habit = shelf.find(id);
  if (habit) shelf.save(habit.again().rename(label));
}
relabel("a", "b");
relabel("c", "d");
console.log(shelf.find("a")?.label);
`;

test("an object that gives changed copies of itself to be stored and changed again is followed to an end", () => {
  let most = 0;
  const onStep = (step: { readonly phase: string; readonly done?: number }): void => {
    if (step.phase === "follow") most = Math.max(most, step.done ?? 0);
  };
  const options = { ...DEFAULT_OPTIONS, typecheck: false, onStep };
  const { findings } = planMigration(memoryProject({ "a.ts": TEXT }), options, () => true);
  expect(most).toBeLessThan(1000);
  expect(findings.map(({ change, confidence }) => `${change} ${confidence}`)).toContain(
    "title-to-name safe",
  );
});
