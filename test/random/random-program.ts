import fc from "fast-check";
import { carriers } from "./carriers.ts";

/** What a program carries, and what it does with it in the end; `$it` is what came out of the carriers. */
interface Cargo {
  readonly make: string;
  readonly use: string;
}

interface Route extends Cargo {
  readonly kind: string;
  readonly by: readonly string[];
}

const clients = [
  `const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }
async function send(method, path, body) {
  const response = await fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers, body: body && JSON.stringify(body) })
  const reply = await response.json()
  if (!reply.success) throw new Error(reply.error)
  return reply.data
}
const getHabit = (id) => send('GET', '/habits/' + id)
const createHabit = (draft) => send('POST', '/habits', draft)
`,
  `class Client {
  constructor(root, key) { this.root = root; this.key = key }
  async call(path, { method = 'GET', body } = {}) {
    const headers = { 'X-API-Key': this.key, ...(body && { 'Content-Type': 'application/json' }) }
    const response = await fetch(\`\${this.root}/api/v1\${path}\`, { method, headers, body: body ? JSON.stringify(body) : undefined })
    const { success, data, error } = await response.json()
    if (!success) throw Object.assign(new Error(error), { status: response.status })
    return data
  }
  habit(id) { return this.call(\`/habits/\${id}\`) }
  create(body) { return this.call('/habits', { method: 'POST', body }) }
}
const client = new Client(process.env.HABIT_API, process.env.HABIT_API_KEY)
const getHabit = (id) => client.habit(id)
const createHabit = (draft) => client.create(draft)
`,
];

const habit = fc.record({
  make: fc.constantFrom("await getHabit('h1')", "await getHabit('h2')"),
  use: fc.constantFrom(
    "print($it.title, $it.target, $it.frequency)",
    "if ($it) { const { title, target = 0 } = $it; print(title, target) }",
    "print(['title', 'target'].map((key) => $it[key]).join())",
    "print($it?.title.length, $it.target > 2 ? 'many' : 'few')",
  ),
});

const draft = fc.record({
  make: fc.constantFrom(
    "{ title: 'Tea', target: 3, unit: 'times' }",
    "{ title: 'Walk', target: 2, frequency: 'weekly' }",
    "{ title: 'Sit' }",
    "{ title: (await getHabit('h1')).title + '!', target: 4 }",
  ),
  use: fc.constantFrom(
    "print((await createHabit($it)).title)",
    "$it.title += '?'\nprint((await createHabit($it)).title, $it.title)",
    "$it.target = 5\nprint((await createHabit($it)).target, $it.target)",
    "print((await createHabit({ ...$it, title: 'Other' })).title, $it.title)",
  ),
});

/** What the program keeps for itself, under the names that v1 has. */
const own = fc.record({
  make: fc.constantFrom(
    "{ title: 'Heat', target: 4 }",
    "{ title: (await getHabit('h2')).title, target: 3, note: 'own' }",
  ),
  use: fc.constantFrom(
    "print(JSON.stringify($it))",
    "print($it.title, $it.target)",
    "if ($it) { const { title, target } = $it; print(title, target) }",
  ),
});

const kinds = { habit, draft, own };

/** Programs that carry habits, drafts and things of their own by ways that they share. */
export const randomProgram: fc.Arbitrary<string> = fc
  .subarray(Object.keys(carriers), { minLength: 1, maxLength: 4 })
  .chain((known) => {
    const by = fc.array(fc.constantFrom(...known), { maxLength: 3 });
    const route = fc
      .constantFrom(...Object.entries(kinds))
      .chain(([kind, cargo]) => fc.tuple(fc.constant(kind), cargo, by))
      .map(([kind, cargo, ways]): Route => ({ ...cargo, kind, by: ways }));
    return fc.tuple(fc.constantFrom(...clients), fc.array(route, { minLength: 1, maxLength: 4 }));
  })
  .filter(([, routes]) => !routes.some((route) => isMixed(route, routes)))
  .map(([client, routes]) => client + bodyOf(routes));

/** Whether a thing of the program's own goes through a place that others go through, where nobody can tell what comes out. */
function isMixed({ kind, by }: Route, routes: readonly Route[]): boolean {
  const others = routes.filter((route) => route.kind !== "own").flatMap((route) => route.by);
  return kind === "own" && by.some((name) => carriers[name]?.isPlace && others.includes(name));
}

function bodyOf(routes: readonly Route[]): string {
  const used = new Set(routes.flatMap(({ by }) => by));
  const defined = [...used].flatMap((name) => carriers[name]?.define ?? []);
  return `${[...defined, ...routes.map(textOf)].join("\n")}\n`;
}

function textOf({ make, by, use }: Route, index: number): string {
  const names = ["made", ...by.map((_, step) => `step${step}_`)].map((name) => `${name}${index}`);
  const steps = by.map((name, step) =>
    fill(carriers[name]?.carry ?? "", { of: names[step] ?? "", as: names[step + 1] ?? "" }),
  );
  return [`const ${names[0]} = ${make}`, ...steps, fill(use, { it: names.at(-1) ?? "" })].join(
    "\n",
  );
}

function fill(template: string, names: Readonly<Record<string, string>>): string {
  return template.replace(/\$(of|as|it)\b/g, (_, key: string) => names[key] ?? "");
}
