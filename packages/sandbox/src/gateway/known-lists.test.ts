import { expect, test } from "vitest";
import { createKnownLists } from "./known-lists.ts";

const listInV1 = (name: string) => `{"success":true,"data":[{"title":"${name}"}],"error":null}`;
const inV1 = listInV1("Run");
const meta = (id: string) => `"meta":{"requestId":"${id}","version":"2.2.1"}`;
const list = (name: string, id: string) => `{"data":[{"name":"${name}"}],${meta(id)}}`;

function open() {
  let at = 0;
  const lists = createKnownLists(() => new Date(at));
  const pass = (milliseconds: number) => {
    at += milliseconds;
  };
  return { ...lists, pass };
}

test("a list that differs in its meta alone is known, for who asked for it", () => {
  const { get, put } = open();
  put("key\n/habits", list("Run", "a"), inV1);
  expect(get("key\n/habits", list("Run", "b"))).toBe(inV1);
  expect(get("other\n/habits", list("Run", "b"))).toBeUndefined();
});

test.each([
  ["is cut off", list("Run", "b").slice(0, -1)],
  ["has something behind its meta", list("Run", "b").replace(/\}$/, ',"data":[]}')],
  ["has no meta", '{"data":[{"name":"Run"}]}'],
  ["has more in its meta than texts", list("Run", "b").replace('"b"', "{}")],
])("a list that %s is not known", (_, body) => {
  const { get, put } = open();
  put("name", list("Run", "a"), inV1);
  expect(get("name", body)).toBeUndefined();
});

test("a list that ends otherwise than with its meta is not kept", () => {
  const { get, put } = open();
  const body = `{${meta("a")},"data":[{"name":"Run"}]}`;
  put("name", body, inV1);
  expect(get("name", body)).toBeUndefined();
});

test("a list is known with the frame of its page behind its meta, and not with another", () => {
  const { get, put } = open();
  const paged = (id: string, total: number) =>
    `{"data":[],${meta(id)},"pagination":{"total":${total}}}`;
  put("name", paged("a", 0), inV1);
  expect(get("name", paged("b", 0))).toBe(inV1);
  expect(get("name", paged("b", 200))).toBeUndefined();
});

test("a list is known for a minute", () => {
  const { get, put, pass } = open();
  pass(1_000);
  put("name", list("Run", "a"), inV1);
  pass(59_000);
  expect(get("name", list("Run", "a"))).toBe(inV1);
  pass(2_000);
  expect(get("name", list("Run", "a"))).toBeUndefined();
});

test("a list in which something is another is known by its changes, and no longer by what it was", () => {
  const { get, put, putChanged, pass } = open();
  pass(1_000);
  put("name", list("Run", "a"), inV1);
  pass(50_000);
  const changes = get("name", list("Walk", "b"));
  if (typeof changes !== "object") throw new Error("there are no changes");
  expect(changes.body).toBe(list("Walk", "b"));
  expect(get("name", list("Run", "a"))).toBeUndefined();
  const changed = changes.join(listInV1("Walk"));
  if (changed === undefined) throw new Error("there is no list");
  putChanged("name", changed);
  expect(get("name", list("Walk", "c"))).toBe(listInV1("Walk"));
  // The days of completion of the other items are as old as the first list.
  pass(11_000);
  expect(get("name", list("Walk", "d"))).toBeUndefined();
});
