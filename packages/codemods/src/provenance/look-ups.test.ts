import { ts } from "ts-morph";
import { expect, test } from "vitest";
import { createLookUps } from "./look-ups.ts";
import type { Value } from "./value.ts";

const node = ts.factory.createNull();
const value = (): Value => ({ kind: "plain", nullish: false }) as Value;

test("a key keeps to the objects that it was looked up in, whatever else is looked up in them", () => {
  const [title, name, habit, book, car] = [value(), value(), value(), value(), value()];
  const { record, keys, receivers } = createLookUps();
  const held = new Set([habit]);
  record(node, new Set([title]), held);
  record(node, new Set([name]), new Set([habit]));
  held.add(book);
  record(node, new Set([title]), held);
  record(node, new Set([name]), new Set([car]));
  expect(new Set(keys(node))).toEqual(new Set([title, name]));
  const found = [title, name].map((key) => [...receivers(node, key)]);
  expect(found.map((each) => each.map((one) => [habit, book, car].indexOf(one)))).toEqual([
    [0, 1],
    [0, 2],
  ]);
});
