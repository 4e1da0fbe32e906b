import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const program = (imports: string, line: string) =>
  migrated({
    "a.mjs": `${imports}
const headers = { 'X-API-Key': process.env.KEY }
const list = async () => (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers })).json()).data
const one = async (id) => (await (await fetch(process.env.HABIT_API + '/api/v1/habits/' + id, { headers })).json()).data
const film = async () => ({ title: 'Alien' })
${line}
`,
  });

test.each([
  [
    "import memoize from 'memoize'",
    "memoize(list, { maxAge: 9 })().then(([h]) => console.log(h.title))",
  ],
  ["import mem from 'mem'", "const cached = mem(one); console.log((await cached('h1')).title)"],
  ["import pMemoize from 'p-memoize'", "console.log((await pMemoize(one)('h1')).title)"],
  ["import { moize } from 'moize'", "console.log((await moize(one)('h1')).title)"],
  [
    "import DataLoader from 'dataloader'",
    "const l = new DataLoader((ids) => Promise.all(ids.map(one))); console.log((await l.load('h1')).title)",
  ],
  [
    "import DataLoader from 'dataloader'",
    "const l = new DataLoader((ids) => Promise.all(ids.map(one))); for (const h of await l.loadMany(['h1'])) console.log(h.title)",
  ],
  [
    "import Bottleneck from 'bottleneck'",
    "const l = new Bottleneck({ minTime: 9 }); console.log((await l.schedule(() => one('h1'))).title)",
  ],
  [
    "import Bottleneck from 'bottleneck'",
    "const get = new Bottleneck().wrap(one); console.log((await get('h1')).title)",
  ],
  [
    "import pTimeout from 'p-timeout'",
    "console.log((await pTimeout(one('h1'), { milliseconds: 9 })).title)",
  ],
  [
    "import pThrottle from 'p-throttle'",
    "const get = pThrottle({ limit: 1 })(one); console.log((await get('h1')).title)",
  ],
  ["import pAll from 'p-all'", "console.log((await pAll([() => one('h1')])).map((h) => h.title))"],
  [
    "import pFilter from 'p-filter'",
    "console.log((await pFilter(await list(), (h) => h.streak > 1)).map((h) => h.title))",
  ],
])("what a library calls in its turn gives habits as it does: %s: %s", (imports, line) => {
  const { files, confidences, manual } = program(imports, line);
  expect(files["a.mjs"]).toContain(".name");
  expect(files["a.mjs"]).not.toContain(".title");
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
});

test("what it calls for something else keeps its names", () => {
  const { files } = program(
    "import memoize from 'memoize'",
    "const cached = memoize(film)\nconsole.log((await cached()).title, (await memoize(one)('h1')).title)",
  );
  expect(files["a.mjs"]).toContain("(await cached()).title, (await memoize(one)('h1')).name");
});
