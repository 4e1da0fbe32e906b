import { expect, test } from "vitest";
import { migrated } from "../../../testing/migrated.ts";

const table = (body: string) => `const PATHS = { checkIn: '/habits/checkin', list: '/habits' }
const send = async (name, method, body) => (await fetch('https://habits.example.com/api/v1' + PATHS[name], { method, body: body && JSON.stringify(body) })).json()
const fill = (...given) => Object.assign({}, ...given)
await send('list', 'GET')
await send('checkIn', 'POST', ${body})
`;

test("a check-in of a table is put into the form of v2 where it is sent", () => {
  const { files } = migrated({
    "api.mjs": table("fill({ habitId: 'h1', date: '2024-05-01' }, { status: 'done' })"),
  });
  expect(files["api.mjs"]).toContain("fetch(...asV2Request('https://habits.example.com/api/v2'");
  expect(files["api.mjs"]).toContain("value: 1, unitSymbol: 'rep'");
});

test("one whose status may be another than v2 has a form for is left to a person", () => {
  const { files } = migrated({
    "api.mjs": table("fill({ habitId: 'h1', date: '2024-05-01' }, { status: 'missed' })"),
  });
  expect(files["api.mjs"]).not.toContain("asV2Request");
});

test("the function has a name that nothing else in the file has", () => {
  const { files } = migrated({
    "api.mjs": `${table("fill({ habitId: 'h1', date: '2024-05-01' }, { status: 'done' })")}const asV2Request = 1\n`,
  });
  expect(files["api.mjs"]).toContain("function asV2RequestBody(");
});
