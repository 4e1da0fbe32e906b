import fc from "fast-check";
import { expect, test } from "vitest";
import type { UpstreamResponse } from "./ask-upstream.ts";
import { Departure } from "./call-signal.ts";
import { createGateway } from "./create-gateway.ts";
import { convertedList, findChanges } from "./list-changes.ts";

const inV2 = (items: readonly unknown[]) => JSON.stringify({ data: items, meta: {} });
const endOf = (body: string) => body.lastIndexOf(',"meta"');
const named = (names: string) => [...names].map((name) => ({ name }));

function change(before: string, after: string) {
  const [known, body] = [before, after].map((names) => inV2(named(names))) as [string, string];
  const inV1 = JSON.stringify({ success: true, data: named(before.toUpperCase()), error: null });
  return findChanges(convertedList(known, endOf(known), inV1), body, endOf(body));
}

test("of a list that was converted, the items that are others are converted alone", () => {
  const changes = change("abcdef", "abXdYf");
  expect(JSON.parse(changes?.body ?? "")).toEqual({ data: named("XY"), meta: {} });
  const list = changes?.join(JSON.stringify({ success: true, data: [{ x: 1 }, { y: "long" }] }));
  const [a, b, , d, , f] = named("ABCDEF");
  const data = [a, b, { x: 1 }, d, { y: "long" }, f];
  expect(list?.inV1.text).toBe(JSON.stringify({ success: true, data, error: null }));
  // Where items end is known of what comes next, too.
  const next = inV2(named("abXdYZ"));
  const again = list && findChanges(list, next, endOf(next));
  expect(JSON.parse(again?.body ?? "")).toEqual({ data: named("Z"), meta: {} });
  const last = again?.join(JSON.stringify({ success: true, data: [{ z: [] }] }));
  expect(JSON.parse(last?.inV1.text ?? "").data).toEqual([...data.slice(0, 5), { z: [] }]);
});

test.each([
  ["has an item more", "abc", "abcd"],
  ["has an item less", "abc", "ab"],
  ["had none", "", "a"],
  ["is another in most of its items", "abcdef", "uvwxyf"],
])("a list that %s is converted whole", (_, before, after) => {
  expect(change(before, after)).toBeUndefined();
});

test("items that are missing in what came back do not make a list", () => {
  expect(change("ab", "aX")?.join('{"success":true,"data":[],"error":null}')).toBeUndefined();
});

const text = fc.constantFrom("Run", 'a "b" {', "}]\\", '\\"},{"id":"h1', "ä\u2028", ',"meta":{');
const habit = fc.record(
  {
    id: fc.constantFrom("h1", "h2"),
    name: fc.oneof({ arbitrary: text, weight: 20 }, { arbitrary: fc.constant(5), weight: 1 }),
    occurrence: fc.record({ type: fc.constantFrom("daily", "weekly") }),
    goals: fc.array(fc.record({ periodicity: fc.constant("daily"), value: fc.nat(3) }), {
      maxLength: 1,
    }),
    of: fc.jsonValue({ maxDepth: 2 }),
  },
  { requiredKeys: ["id", "name"] },
);
/** Few habits, so that lists that follow each other have most of them in common. */
const lists = fc.array(habit, { minLength: 2, maxLength: 3 }).chain((habits) =>
  fc.array(fc.array(fc.constantFrom(...habits, habits[0]), { minLength: 4, maxLength: 8 }), {
    minLength: 2,
    maxLength: 8,
  }),
);

test("whatever was asked before, a list becomes what it becomes where nothing was", async () => {
  const request = { method: "GET", url: "/api/v1/habits", headers: { "x-api-key": "k" }, body: "" };
  await fc.assert(
    fc.asyncProperty(lists, async (all) => {
      let body = "";
      const send = () => Promise.resolve<UpstreamResponse>({ status: 200, headers: {}, body });
      const lasting = createGateway({ send });
      for (const [at, data] of all.entries()) {
        const meta = { requestId: String(at) };
        body = JSON.stringify({ data, pagination: { total: data.length }, meta });
        const [{ response: found }, { response: wanted }] = (await Promise.all(
          [lasting, createGateway({ send })].map((own) => own.answer(request, new Departure())),
        )) as [
          Awaited<ReturnType<typeof lasting.answer>>,
          Awaited<ReturnType<typeof lasting.answer>>,
        ];
        expect(found).toEqual(wanted);
      }
    }),
    { numRuns: 100 },
  );
});
