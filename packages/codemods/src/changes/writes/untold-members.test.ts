import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const ask = `const send = async (path: string, body: unknown) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { method: 'PUT', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })).json()).data
interface Given { target?: number; frequency?: string }
`;
const after = (code: string) => {
  const { files, confidences } = migrated({ "a.ts": `${ask}${code}\n` });
  return { confidences, text: files["a.ts"] ?? "" };
};

test("what is read of a record of unknown members says what it is", () => {
  const { confidences, text } = after(`export async function edit(id: string, given: Given) {
  const body: Record<string, unknown> = {}
  if (given.target) body.target = given.target
  if (given.frequency) body.frequency = given.frequency
  return send('/habits/' + id, body)
}`);
  expect(confidences).toEqual(["safe"]);
  expect(text).toContain(
    "body.goals = [{ ...((body.goals as object[] | undefined)?.[0] ?? { periodicity: (body.occurrence as { type: string } | undefined)?.type ?? 'daily' }), value: given.target }]\n",
  );
  expect(text).toContain(
    "body.occurrence = { type: given.frequency }, body.goals && (body.goals = [{ ...(body.goals as object[])[0], periodicity: given.frequency }])",
  );
});

test("so does what a class keeps of such a type, and where the container is there already", () => {
  const { text } = after(`export class Draft {
  #body: Record<string, unknown> = { title: 'Run', target: 1 }
  measure(unit: 'min') { this.#body.unit = unit }
  send() { return send('/habits/h1', this.#body) }
}
const draft = new Draft()
draft.measure('min')
await draft.send()`);
  expect(text).toContain("this.#body.goals = [{ ...((this.#body.goals as object[] | undefined)?.");
  expect(text).toContain(", unit: unit }]");
});

test("a record of flat members takes the objects that are set later", () => {
  const { text } = after(`export const edit = (id: string, given: Given) => {
  const body: Record<string, string | number> = {}
  if (given.target) body.target = given.target
  return send('/habits/' + id, body)
}`);
  expect(text).toContain("const body: Record<string, unknown> = {}");
  expect(text).toContain("(body.goals as object[] | undefined)?.[0]");
});

test("so does what is read of a record whose members are one of several things", () => {
  const { confidences, text } =
    after(`type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export const edit = (id: string, given: Given) => {
  const body: Record<string, Json> = {}
  if (given.target) body.target = given.target
  return send('/habits/' + id, body)
}`);
  expect(confidences).toEqual(["safe"]);
  expect(text).toContain("(body.goals as object[] | undefined)?.[0]");
  expect(text).toContain("body: Record<string, Json>");
});
