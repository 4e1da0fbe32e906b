import { describe, expect, test } from "vitest";
import { planMigration } from "../../migrate.ts";
import { DEFAULT_OPTIONS } from "../../testing/default-options.ts";
import { memoryProject } from "../../testing/memory-project.ts";
import { migrated } from "../../testing/migrated.ts";
import { DialectError } from "../reading.ts";
import { parseFlow } from "./flow-node.ts";
import { isReadAsFlow, readFlow } from "./read-flow.ts";

const read = (text: string) => readFlow("a.js", text);

describe("Flow is read as TypeScript, in the same places", () => {
  test.each([
    ["type H = {| +title: string |};", "type H =  {  title: string } ;"],
    ["type H = { ...A, title: ?string, ... };", "type H =      A&{title: ?string,     };"],
    ["type H = { id: string, ...A };", "type H = { id: string} &  A  ;"],
    ["type H = {| ...A, +x: T, ...B |};", "type H =       A&{ x: T} &  B   ;"],
    ["export opaque type ID: string = string;", "export        type ID         = string;"],
    ["type F = (?string, A) => B;", "type F = (_      , _) => B;"],
    ["type F = string => void;", "type F = any           ;"],
    ["type T = { [string]: A };", "type T = { [k:any ]: A };"],
    ["const y = ((x: any): A).title;", "const y = ((x     )   ).title;"],
    ["function f<+T: A>(a: T): boolean %checks {}", "function f< T   >(a: T): boolean         {}"],
    ["class K { +a: T; static -b: ?U = 1; }", "class K {  a: T; static  b: ?U = 1; }"],
    ["type K = $Keys<A>;", "type K = keyof(A);"],
    ["type K = $ReadOnly<A>; type S = $Shape<A>;", "type K = Readonly <A>; type S =        A ;"],
    ["type K = $PropertyType<A, 'b'>;", "type K = (             A)['b'];"],
    ["import typeof A from './a';", "import type   A from './a';"],
    ["call<?A>(b); new Map<A, B>();", "call    (b); new Map      ();"],
    ["enum E of string { A = 'a', ... }", "enum E           { A = 'a',     }"],
    ["component C(a: A, 'b-c' as d: ?D) { a }", "function C({a   , 'b-c':   d    }){ a }"],
    ["declare module 'm' { declare module.exports: any; }", " ".repeat(51)],
    ["declare export function f(): void;", "        export function f(): void;"],
  ])("%s", (flow, code) => {
    expect(read(flow)).toMatchObject({ code, unread: null });
    expect(code.length).toBe(flow.length);
  });

  test("without what TypeScript has no words for, which is said", () => {
    expect(read("const a: interface { b: ?string } = (c: any);")).toMatchObject({
      code: "const a                           = (c     );",
      unread: "its types",
    });
  });

  test("and members of types with another bracket where there is no place for it", () => {
    expect(read("type K = $ElementType<A,'b'>;")?.code).toBe("type K = (            A)['b'];");
  });

  test("and hooks are functions", () => {
    expect(read("hook useA(x: A) { return x }")).toMatchObject({
      code: "function     useA(x: A) { return x }",
      parts: [{ at: 8, start: 0, length: 28 }],
    });
  });

  test.each([
    [
      "const f = (a /*: A */, b /*:: ?: B */) /*: C */ => a;",
      "const f = (a   : A   , b      ?: B   )   : C    => a;",
    ],
    ["/*:: type H = {| +a: string |}; */", "     type H =  {  a: string } ;   "],
    ["/* : A */ const a = 1; /* @type {A} */", "/* : A */ const a = 1; /* @type {A} */"],
    ["const a = '/*: = */';", "const a = '  : =   ';"],
    ["f(/*: no type */);", "f(/*: no type */);"],
  ])("with the types in comments: %s", (flow, code) => {
    expect(read(flow)).toMatchObject({ code, unread: null });
  });

  test("unless Flow refuses it, too", () => {
    expect(() => read("const = 1;")).toThrow(DialectError);
  });

  test("only where it says so, or would be refused", () => {
    expect(isReadAsFlow("// @flow\ncall<A>(b);")).toBe(true);
    expect(isReadAsFlow("/**\n * Calls.\n * @flow strict\n */\ncall<A>(b);")).toBe(true);
    expect(isReadAsFlow("// @flow\ncall(b);")).toBe(false);
    expect(isReadAsFlow("// @flow\nconst f = (b /*: A */) => b;")).toBe(true);
    expect(isReadAsFlow("const f = (b /*: A */) => b;")).toBe(false);
    expect(isReadAsFlow("if (a < b || c > (d)) call('@flow');")).toBe(false);
  });
});

describe("types that stand in a file of their own", () => {
  const tree = {
    "api.js": `/* @flow */
import type { Habit } from './types';

export async function list(): Promise<Array<Habit>> {
  const response = await fetch('https://habits.example/api/v1/habits', { headers: { 'X-API-Key': 'k' } });
  return (await response.json()).data;
}
`,
    "types.js.flow": "/* @flow */\nexport type Habit = {| +title: ?string, unit?: ?string |};\n",
    "words.js.flow": "/* @flow */\nexport type Word = {| title: string |};\n",
  };

  test("are followed and edited, and told as they are written", () => {
    const { findings, rewrites } = planMigration(memoryProject(tree), DEFAULT_OPTIONS, () => true);
    const types = rewrites.find(({ file }) => file === "types.js.flow");
    expect(types?.after).toContain("{| +name: ?string, goals?: {");
    expect(rewrites.some(({ file }) => file === "words.js.flow")).toBe(false);
    const told = findings.find(
      ({ file, change }) => file === "types.js.flow" && change === "title-to-name",
    );
    expect(told).toMatchObject({ before: "title: ?string,", after: "name: ?string," });
  });

  test("are those of the script that they stand beside", () => {
    const { rewrites } = planMigration(
      memoryProject({
        "api.js": tree["api.js"]
          .replace(/import type.*\n/, "")
          .replace(": Promise<Array<Habit>>", ""),
        "api.js.flow": "/* @flow */\nexport type Habit = {| +title: string |};\n",
        "main.js":
          "/* @flow */\nimport { list } from './api';\nimport type { Habit } from './api';\nconst named = (habit: Habit): string => habit.title;\nlist().then((habits: Array<Habit>) => habits.map(named));\n",
      }),
      DEFAULT_OPTIONS,
      () => true,
    );
    expect(rewrites.map(({ file }) => file)).toEqual(["api.js", "api.js.flow", "main.js"]);
    expect(rewrites[1]?.after).toContain("{| +name: string |}");
  });
});

test("types of one line, of members and of their names are edited", () => {
  const file = (types: string): string => `/* @flow */
${types}
const text = ({ target, unit }: Goal): string => target + unit;
export async function show(url: string, key: Key): Promise<Array<Title>> {
  const response = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } });
  const { data }: { data: Array<Habit> } = await response.json();
  data.sort((a, b) => (a[key] < b[key] ? -1 : 1));
  return data.map((habit) => habit.title + text({ target: habit.target, unit: habit.unit }));
}
`;
  const types = `export type Habit = {| +id: string, +title: string, +target: number, +unit: string |};
export type Title = $PropertyType<Habit, 'title'>;
export type Goal = {| +target: $ElementType<Habit, 'target'>, +unit: Habit['unit'] |};
export type Key = $Keys<Habit>;
export type Rest = $Rest<Habit, { id: string }>;`;
  const { rewrites } = planMigration(
    memoryProject({ "a.js": file(types) }),
    DEFAULT_OPTIONS,
    () => true,
  );
  const after = rewrites[0]?.after.split("\n").filter((line) => line.startsWith("export type"));
  expect(
    after?.join("\n"),
  ).toBe(`export type Habit = {| +id: string, +name: string, +goals: { periodicity: string; value: number; unit: string }[], |};
export type Title = $PropertyType<Habit, 'name'>;
export type Goal = {| +target: $ElementType<Habit, 'goals'>[number]['value'], +unit: Habit['goals'][number]['unit'] |};
export type Key = 'id' | 'title' | 'target' | 'unit';
export type Rest = $Rest<Habit, { id: string }>;`);
});

test("the type of a member goes along whole where another member is made of it", () => {
  const { rewrites } = planMigration(
    memoryProject({
      "a.js": `/* @flow */
export type Habit = {| +id: string, +title: string, +frequency: string |};
export type Draft = {| title: string, frequency?: $PropertyType<Habit, 'frequency'> |};
export const add = (draft: Draft): Promise<{ data: Habit }> =>
  fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(draft) }).then((r) => r.json());
`,
    }),
    DEFAULT_OPTIONS,
    () => true,
  );
  expect(rewrites[0]?.after).toContain(
    "export type Draft = {| name: string, occurrence?: { type: $PropertyType<Habit, 'occurrence'>['type'] } |};",
  );
});

test("types that are made of another give way as a whole, where values of theirs stay", () => {
  const { rewrites } = planMigration(
    memoryProject({
      "a.js": `/* @flow */
export type Habit = $ReadOnly<{| id: string, title: string, target: number, unit: string |}>;
export type Draft = $Diff<Habit, {| id: string |}>;
export type Patch = $Partial<Habit>;
let draft: Draft = { title: '', target: 1, unit: 'times' };
export const change = (name: string, value: string) => { draft = { ...draft, [name]: value }; };
export const save = (patch?: Patch): Promise<Habit> =>
  fetch(process.env.HABIT_API + '/api/v1/habits', {
    method: 'POST',
    headers: { 'X-API-Key': 'k', 'Content-Type': 'application/json' },
    body: JSON.stringify(draft),
  }).then((res) => res.json()).then(({ data }) => data);
`,
    }),
    DEFAULT_OPTIONS,
    () => true,
  );
  const after = rewrites.find(({ file }) => file === "a.js")?.after ?? "";
  expect(() => parseFlow(after)).not.toThrow();
  expect(after).toContain("type Habit = $ReadOnly<{| id: string, name: string,");
  expect(after).toContain("type Draft = { title: string; target: number; unit: string };");
});

test("what a type leaves out by an object has the names of v2, too, and that of another type its own", () => {
  const code = `/* @flow */
export type Habit = {| +id: string, +title: string, +streak: number, +completedDates: string[] |};
export type Film = {| id: string, title: string, streak: number |};
export type Draft = $Diff<Habit, {| id: string, streak: number, completedDates: string[] |}>;
export type Poster = $Diff<Film, {| id: string, streak: number |}>;
export const save = (draft: Draft): Promise<Habit> =>
  fetch(process.env.HABIT_API + '/api/v1/habits', {
    method: 'POST',
    headers: { 'X-API-Key': 'k', 'Content-Type': 'application/json' },
    body: JSON.stringify(draft),
  }).then((res) => res.json()).then(({ data }) => data);
`;
  const { files } = migrated({ "a.js": code });
  const after = files["a.js"] ?? "";
  expect(() => parseFlow(after)).not.toThrow();
  expect(after).toContain("$Diff<Habit, {| id: string, statistics: any,");
  expect(after).toContain("$Diff<Film, {| id: string, streak: number |}>");
  expect(after).not.toContain("completedDates");
  expect(migrated({ "a.js": after }).files).toEqual({});
});
