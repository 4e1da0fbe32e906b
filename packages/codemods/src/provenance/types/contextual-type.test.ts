import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("what a handler without types of its own is given has the type that its variable says", () => {
  const { files, manual } = migrated({
    "server.ts": `import { createServer, type IncomingMessage } from "node:http";
interface Habit { id: string; title: string; streak: number }
type Req = IncomingMessage & { habit?: Habit };
type Handler = (req: Req, next: () => void) => void | Promise<void>;
async function find(id: string): Promise<Habit> {
  const reply = await fetch(\`\${process.env.HABIT_API}/api/v1/habits/\${id}\`, { headers: { "X-API-Key": process.env.HABIT_API_KEY! } });
  return ((await reply.json()) as { data: Habit }).data;
}
const load: Handler = async (req, next) => { req.habit = await find(req.url!); next(); };
const show: Handler = (req) => { if (req.habit) console.log(req.habit.title); };
createServer(async (req) => { await load(req, () => show(req, () => {})); });
`,
  });
  expect(files["server.ts"]).toContain("console.log(req.habit.name)");
  expect(manual).toEqual([]);
});
