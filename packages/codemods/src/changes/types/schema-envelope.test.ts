import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const reply = (library: string, data: string, parse: string) =>
  migrated({
    "a.ts": `${library}
const Reply = x.object({ success: x.boolean(), data: ${data}, error: x.nullable(x.string()) })
const res = await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { headers: { 'X-API-Key': 'k' } })
const reply = ${parse}
if (!reply.success) throw new Error(reply.error ?? 'failed')
`,
  }).files["a.ts"];

test("a failed answer of v2 goes through a schema that takes anything for its data", () => {
  const zod = "import { z as x } from 'zod'";
  const valibot = "import * as x from 'valibot'";
  expect(reply(zod, "x.unknown()", "Reply.parse(await res.json())")).toContain(
    "data: x.unknown().optional(),",
  );
  for (const anything of ["x.unknown()", "x.any()"])
    expect(reply(valibot, anything, "x.parse(Reply, await res.json())")).toContain(
      `data: x.optional(${anything}),`,
    );
  expect(reply(zod, "x.object({ id: x.string() })", "Reply.parse(await res.json())")).toContain(
    "data: x.object({ id: x.string() }),",
  );
});
