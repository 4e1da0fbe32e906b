import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Files of one feature: they import each other, and what all features share. */
const featureSize = 10;
/** How many files use the API. */
const users = 100;

const things = ["invoice", "member", "report", "ticket", "project", "payment", "channel", "course"];
/** A file that uses the API, and one that does not. */
export const user = "src/habits/screen-7.ts";
export const stranger = `src/area-0/feature-0/${things[0]}-0.ts`;

const members = ["title", "status", "owner", "amount", "createdAt", "streak", "unit", "total"];

/**
 * Writes a program of so many files: 100 of them use the API, the rest is ordinary code of ordinary size. The same
 * number gives the same bytes.
 *
 * @param {string} root
 * @param {number} count
 */
export function makeTree(root, count) {
  rmSync(root, { recursive: true, force: true });
  const files = new Map([
    ["package.json", '{ "name": "generated", "private": true, "type": "module" }\n'],
    [
      "tsconfig.json",
      '{ "compilerOptions": { "strict": true, "module": "nodenext", "noEmit": true, "allowImportingTsExtensions": true } }\n',
    ],
    ...apiFiles(),
  ]);
  const code = [...files.keys()].filter((path) => path.endsWith(".ts")).length;
  for (let at = 0; at < count - code; at++) files.set(ordinaryPath(at), ordinaryText(at));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** A client, its types, and the modules that show and change what it answers. */
function apiFiles() {
  const screens = Array.from({ length: users - 2 }, (_, at) => [
    `src/habits/screen-${at}.ts`,
    `import { createHabit, listHabits } from "./client.ts";
import type { Habit } from "./types.ts";

export async function titles${at}(): Promise<string[]> {
  const habits = await listHabits();
  return habits.filter((habit) => habit.streak > ${at}).map((habit) => label${at}(habit));
}

function label${at}(habit: Habit): string {
  return \`\${habit.title} (\${habit.frequency}, \${habit.target} \${habit.unit})\`;
}

export const add${at} = (title: string) =>
  createHabit({ title, frequency: "daily", target: ${at + 1}, unit: "times" });
`,
  ]);
  return [
    [
      "src/habits/types.ts",
      `export interface Habit {
  id: string;
  title: string;
  frequency: string;
  target: number;
  unit: string;
  streak: number;
}

export type Draft = Omit<Habit, "id" | "streak">;
`,
    ],
    [
      "src/habits/client.ts",
      `import type { Draft, Habit } from "./types.ts";

const base = \`\${process.env.HABIT_API}/api/v1\`;
const headers = { "X-API-Key": process.env.HABIT_API_KEY ?? "", "Content-Type": "application/json" };

export async function listHabits(): Promise<Habit[]> {
  const response = await fetch(\`\${base}/habits\`, { headers });
  const { data } = (await response.json()) as { data: Habit[] };
  return data;
}

export async function createHabit(draft: Draft): Promise<Habit> {
  const response = await fetch(\`\${base}/habits\`, {
    method: "POST",
    headers,
    body: JSON.stringify(draft),
  });
  const { data } = (await response.json()) as { data: Habit };
  return data;
}
`,
    ],
    ...screens,
  ];
}

function ordinaryPath(at) {
  const feature = Math.floor(at / featureSize);
  return `src/area-${Math.floor(feature / 20)}/feature-${feature}/${nameOf(at)}.ts`;
}

function nameOf(at) {
  return `${things[at % things.length]}-${at}`;
}

/** About a hundred lines, with the words that ordinary code has in common with the API. */
function ordinaryText(at) {
  const first = at - (at % featureSize);
  const neighbours = [1, 3, 4].map((step) => first + ((at + step) % featureSize));
  const before = first - featureSize;
  const imports = [
    'import { readFile } from "node:fs/promises";',
    'import { z } from "zod";',
    ...neighbours
      .filter((other) => other !== at)
      .map((other) => `import { total${other} } from "./${nameOf(other)}.ts";`),
    ...(before >= 0 && at === first
      ? [`import { total${before} as earlier } from "../../${ordinaryPath(before).slice(4)}";`]
      : []),
  ];
  const fields = members.map((name, index) => `  ${name}: ${index % 2 ? "string" : "number"};`);
  const functions = Array.from({ length: 8 }, (_, index) => {
    const [one, two] = [members[(at + index) % 8], members[(at + index + 3) % 8]];
    return `
/** Keeps what is worth a look, and says how often ${one} was seen with ${two}. */
export function pick${index}of${at}(items: readonly Item${at}[], limit = ${10 + index}): string[] {
  const seen = new Map<string, number>();
  for (const item of items) {
    const key = \`\${item.${one}}/\${item.${two}}\`;
    if (!seen.has(key) && seen.size >= limit) continue;
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  return [...seen].map(([key, times]) => \`\${key}: \${times}\`);
}`;
  });
  return `${imports.join("\n")}

export interface Item${at} {
${fields.join("\n")}
}

export const schema${at} = z.object({ title: z.string(), total: z.number() });
${functions.join("\n")}

export async function total${at}(path: string): Promise<number> {
  const items = JSON.parse(await readFile(path, "utf8")) as Item${at}[];
  return items.reduce((sum, { amount }) => sum + Number(amount), 0);
}
`;
}
