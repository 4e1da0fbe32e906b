import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const CLIENT = `const load = async (origin) => (await fetch(\`\${origin}/api/v1/habits\`)).json()
const habits = await load(process.env.ORIGIN)
if (habits.success) for (const habit of habits.data) console.log(habit.title)
`;
const ANSWER = "{ success: true, data: rows, error: null }";

const SERVERS = {
  "a prefix of Koa's router": `import Router from '@koa/router'
const router = new Router({ prefix: '/api/v1/habits' })
router.get('/', (ctx) => { ctx.body = ${ANSWER} })
export const routes = router.routes()
`,
  "a prefix of a plugin of Fastify": `import Fastify from 'fastify'
const app = Fastify()
app.register(async (api) => { api.get('/habits', async () => (${ANSWER})) }, { prefix: '/api/v1' })
`,
  "a base path of Hono": `import { Hono } from 'hono'
const app = new Hono().basePath('/api').basePath('/v1')
app.get('/habits', (c) => c.json(${ANSWER}))
export default app
`,
};

test.each(Object.entries(SERVERS))(
  "a path that the repository serves below %s is its own",
  (_, code) => {
    const rows = "const rows = [{ title: 'Tea' }]\n";
    expect(migrated({ "server.mjs": rows + code, "web.mjs": CLIENT }).files).toEqual({});
  },
);

const CONTROLLER =
  "class Habits { @Get() all() { return { success: true, data: rows, error: null } } }\n";

test.each([
  `@Controller('api/v1/habits')\n${CONTROLLER}`,
  `@Controller({ path: 'habits', version: '1' })\n${CONTROLLER}`,
  `@Controller('habits')\n${CONTROLLER}app.setGlobalPrefix('api/v1')\n`,
  `@JsonController('/habits')\n${CONTROLLER}createExpressServer({ routePrefix: '/api/v1' })\n`,
])("so is one that a controller has: %s", (code) => {
  const server = `// serves /api/v1\nconst rows = [{ title: 'Tea' }]\n${code}`;
  expect(migrated({ "server.ts": server, "web.mjs": CLIENT }).files).toEqual({});
});

test.each([
  "@Controller('ping')\nclass Ping {}\n",
  "@Controller({ path: 'habits', version: '3' })\nclass Habits {}\n",
  "app.setGlobalPrefix('backend')\n",
])("a controller elsewhere leaves those of the service alone: %s", (code) => {
  const server = `// serves beside /api/v1\n${code}`;
  expect(migrated({ "server.ts": server, "web.mjs": CLIENT }).files["web.mjs"]).toContain(
    "habit.name",
  );
});

test("other paths of such a server leave those of the service alone", () => {
  const { files } = migrated({
    "server.mjs": SERVERS["a prefix of Koa's router"].replace("/habits'", "/ping'"),
    "web.mjs": CLIENT,
  });
  expect(files["web.mjs"]).toContain("habit.name");
});

test.each(["test/server.mjs", "stubs/server.mjs", "fake-habits.mjs", "habitsMock.mjs"])(
  "a server that tests have by its folder or name stands in for the service: %s",
  (path) => {
    const { files } = migrated({
      [path]: SERVERS["a prefix of Koa's router"],
      "web.mjs": CLIENT,
    });
    expect(files["web.mjs"]).toContain("habit.name");
  },
);

test.each(["stubborn.mjs", "hammock.mjs"])("one that only sounds like it does not: %s", (path) => {
  const rows = "const rows = [{ title: 'Tea' }]\n";
  const server = rows + SERVERS["a prefix of Koa's router"];
  expect(migrated({ [path]: server, "web.mjs": CLIENT }).files).toEqual({});
});
