import { expect, test } from "vitest";
import { createCell } from "./cell.ts";
import type { Context } from "./context.ts";
import { createLiveCalls } from "./live-calls.ts";

let next = 1;

function activation(): Context {
  return {
    id: next++,
    chain: [],
    parent: null,
    self: null,
    parameters: [],
    rest: createCell(),
    returns: createCell(),
    throws: createCell(),
    variables: new Map(),
    types: new Map(),
  } as unknown as Context;
}

test("what a run calls no more is dead, and with it what only it called", () => {
  const live = createLiveCalls();
  const [main, wrapper, client] = [activation(), activation(), activation()];
  live.begin(main);
  live.enter(wrapper, main);
  expect(live.end(main)).toEqual([]);
  live.begin(wrapper);
  live.enter(client, wrapper);
  live.end(wrapper);

  live.begin(main);
  expect(live.end(main)).toEqual([wrapper, client]);
  expect([main, wrapper, client].map(live.isDead)).toEqual([false, true, true]);
});

test("what another run calls stays, and what is called again lives again", () => {
  const live = createLiveCalls();
  const [main, other, shared] = [activation(), activation(), activation()];
  for (const caller of [main, other]) {
    live.begin(caller);
    live.enter(shared, caller);
    live.end(caller);
  }
  live.begin(main);
  expect(live.end(main)).toEqual([]);
  live.begin(other);
  expect(live.end(other)).toEqual([shared]);
  live.begin(main);
  live.enter(shared, main);
  expect([live.end(main), live.isDead(shared)]).toEqual([[], false]);
});

test("what was entered from outside stays", () => {
  const live = createLiveCalls();
  const [main, shared] = [activation(), activation()];
  live.enter(shared, null);
  live.begin(main);
  live.enter(shared, main);
  live.end(main);
  live.begin(main);
  expect(live.end(main)).toEqual([]);
});

test("what a function did that a dead run made is given up in the end, and that of a living one stays", () => {
  const live = createLiveCalls();
  const [main, maker, other, wrapper, client] = [
    activation(),
    activation(),
    activation(),
    activation(),
    activation(),
  ];
  const callback = { ...activation(), parent: maker };
  const own = { ...activation(), parent: other };
  live.begin(main);
  live.enter(maker, main);
  live.end(main);
  live.begin(main);
  live.enter(other, main);
  live.enter(wrapper, main);
  live.end(main);
  live.begin(wrapper);
  live.enter(callback, wrapper);
  live.enter(own, wrapper);
  live.end(wrapper);
  live.begin(callback);
  live.enter(client, callback);
  live.end(callback);

  expect(live.isDead(callback)).toBe(false);
  expect(live.bury()).toEqual([callback, client]);
  expect([own, wrapper, other].map(live.isDead)).toEqual([false, false, false]);
});
