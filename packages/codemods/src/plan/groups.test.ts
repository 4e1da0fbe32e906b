import fc from "fast-check";
import { expect, test } from "vitest";
import { createGroups } from "./groups.ts";

test("a member that nothing is tied to stands for itself", () => {
  const lone = {};
  expect(createGroups().rootOf(lone)).toBe(lone);
  expect(createGroups().rootOf(undefined)).toBe(undefined);
});

test("ties reach as far as they are chained, and no further", () => {
  const groups = createGroups();
  groups.tie("call", "type");
  groups.tie("read", "write");
  groups.tie("type", "read");
  groups.tie("other", "another");
  expect(
    new Set(["call", "type", "read", "write"].map((member) => groups.rootOf(member))).size,
  ).toBe(1);
  expect(groups.rootOf("other")).toBe(groups.rootOf("another"));
  expect(groups.rootOf("other")).not.toBe(groups.rootOf("call"));
});

test("a member may be tied to itself, and in circles", () => {
  const groups = createGroups();
  groups.tie(1, 1);
  groups.tie(1, 2);
  groups.tie(2, 3);
  groups.tie(3, 1);
  expect(groups.rootOf(1)).toBe(groups.rootOf(3));
});

test("members are told apart by identity", () => {
  const groups = createGroups();
  const [left, right] = [{}, {}];
  groups.tie(left, "shared");
  expect(groups.rootOf(right)).toBe(right);
});

const ties = fc.array(fc.tuple(fc.nat(12), fc.nat(12)), { maxLength: 30 });

test("two members share a root exactly where a path of ties connects them", () => {
  fc.assert(
    fc.property(ties, fc.nat(12), fc.nat(12), (pairs, from, to) => {
      const groups = createGroups();
      for (const [left, right] of pairs) groups.tie(left, right);
      expect(groups.rootOf(from) === groups.rootOf(to)).toBe(reachable(pairs, from).has(to));
    }),
  );
});

function reachable(
  pairs: readonly (readonly [number, number])[],
  from: number,
): ReadonlySet<number> {
  const found = new Set([from]);
  for (const at of found) {
    for (const [left, right] of pairs) {
      if (left === at) found.add(right);
      if (right === at) found.add(left);
    }
  }
  return found;
}
