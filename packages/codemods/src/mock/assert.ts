import { letEscape } from "../provenance/calls/invoke.ts";
import type { Machine } from "../provenance/machine.ts";
import { likened } from "../provenance/native/likened.ts";
import type { Native } from "../provenance/native/native.ts";
import type { Values } from "../provenance/value.ts";
import { JUST_PLAIN, one } from "../provenance/values.ts";

const comparisons = [
  "equal",
  "strictEqual",
  "deepEqual",
  "deepStrictEqual",
  "partialDeepStrictEqual",
  "notDeepEqual",
  "notDeepStrictEqual",
];

/** Calls what it is given, or waits for it, and reads nothing of an answer by itself. */
const tried = (name: string): Native => ({
  name,
  apply: (call) => letEscape(call.machine, call, JUST_PLAIN),
});

const trials = ["rejects", "doesNotReject", "throws", "doesNotThrow"];

const questions = ["ok", "match", "doesNotMatch", "fail", "ifError", "notEqual", "notStrictEqual"];

const members: Readonly<Record<string, Native>> = Object.fromEntries([
  ...comparisons.map((name) => [name, likened(name)]),
  ...trials.map((name) => [name, tried(name)]),
  ...questions.map((name) => [name, { name, apply: () => JUST_PLAIN }]),
]);

const assert: Native = {
  name: "assert",
  apply: () => JUST_PLAIN,
  members,
  member: (machine, name) =>
    name === "strict" || name === "default" ? one(machine.intern.native(assert, null)) : null,
};

/** What `node:assert` exports. */
export function assertExternals(name: string): ((machine: Machine) => Values) | null {
  const native = ["default", "*", "strict"].includes(name) ? assert : members[name];
  return native ? (machine) => one(machine.intern.native(native, null)) : null;
}
