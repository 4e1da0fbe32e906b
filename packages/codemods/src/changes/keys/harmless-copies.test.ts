import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const sorted = (
  use: string,
  body = "return [...items].sort((a, b) => (a[key] < b[key] ? -1 : 1))",
) =>
  migrated({
    "a.ts": `interface Habit { id: string; title: string; streak: number }
const headers = { 'X-API-Key': String(process.env.HABIT_API_KEY) }
const habits: Habit[] = (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers })).json()).data
const seen: unknown[] = []
function by<T, K extends keyof T>(items: T[], key: K): T[] { ${body} }
${use}
`,
  });

test.each([
  "for (const habit of by(habits, 'streak')) console.log(habit.title)",
  "console.log(by(habits, 'streak').map(({ title }) => title).join())",
  "const best = by(habits, 'streak').slice(0, 2)\nconsole.log(best[0]!.title, best.length)",
  "const [best] = by(habits, 'streak')\nif (best?.title) console.log(best.id.length)",
])("copies that are only read by their members are as good as what they are made of: %s", (use) => {
  const { confidences, files } = sorted(use);
  expect(confidences).toEqual(["safe"]);
  expect(files["a.ts"]).toMatch(
    /by\(habits\.map\(\((\w+)\) => \(\{ \.\.\.\1, streak: \1\.statistics\.currentStreak \}\)\), 'streak'\)/,
  );
});

test.each([
  ["shown whole", "console.log(by(habits, 'streak'))"],
  ["compared", "console.log(by(habits, 'streak')[0] === habits[0])"],
  ["looked for", "for (const habit of by(habits, 'streak')) console.log(habits.indexOf(habit))"],
  ["written to", "for (const habit of by(habits, 'streak')) habit.title = 'x'"],
  ["handed to others", "for (const habit of by(habits, 'streak')) seen.push(habit)"],
  ["taken for their names", "const { ...all } = by(habits, 'streak')[0]!\nconsole.log(all)"],
])("it is not sure where they are %s", (_, use) => {
  expect(sorted(use).confidences).toEqual(["review"]);
});

test.each([
  ["sorts what it is given", "return items.sort((a, b) => (a[key] < b[key] ? -1 : 1))"],
  ["keeps it", "seen.push(items[0]); return [...items].sort((a, b) => (a[key] < b[key] ? -1 : 1))"],
  ["has one written to", "items[0]![key] = items[1]![key]; return items"],
])("nor where the function %s", (_, body) => {
  expect(sorted("console.log(by(habits, 'streak')[0]!.title)", body).confidences).not.toContain(
    "safe",
  );
});

test("nothing has to be said of what comes back where that is no object", () => {
  const { confidences } = sorted(
    "console.log(by(habits, 'streak'))",
    "const show = (item: T): string => String(item[key]); return items.map((item) => show(item)) as never",
  );
  expect(confidences).toEqual(["safe"]);
});

test("a name that v2 has another for changes with what it is for, whatever others stay", () => {
  const { confidences, files } = sorted(
    "console.log(by(habits, 'streak')[0]!.id, by(habits, 'title')[0]!.id)",
  );
  expect(confidences).toEqual(["safe"]);
  expect(files["a.ts"]).toContain("by(habits, 'name')");
});
