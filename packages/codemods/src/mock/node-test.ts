import { implicitCall } from "../provenance/invocation.ts";
import type { Machine } from "../provenance/machine.ts";
import type { Native, NativeCall } from "../provenance/native/native.ts";
import { promiseOf } from "../provenance/native/promise.ts";
import type { Values } from "../provenance/value.ts";
import { JUST_PLAIN, JUST_UNKNOWN, NOTHING, one } from "../provenance/values.ts";
import { mockFunction } from "./mock-function.ts";
import { replaceMember } from "./replace-member.ts";

const mock: Native = {
  name: "mock",
  apply: () => JUST_UNKNOWN,
  members: {
    fn: { name: "fn", apply: (call) => one(mockFunction(call, implementation(call))) },
    method: { name: "method", apply: replaceMember },
    reset: { name: "reset", apply: () => JUST_PLAIN },
    restoreAll: { name: "restoreAll", apply: () => JUST_PLAIN },
  },
};

/** `mock.fn(original, implementation)`. */
function implementation({ args }: NativeCall): Values {
  return args[1] ?? args[0] ?? NOTHING;
}

/** Runs the function it is given, with a context that has mocks of its own. */
const run = (name: string): Native => ({
  name,
  apply: (call) => {
    const { machine, node, frame } = call;
    const context = one(machine.intern.native(testContext, null));
    for (const arg of call.args) {
      const functions = new Set([...arg].filter(({ kind }) => kind === "function"));
      machine.verbs.invoke(functions, implicitCall(call, [context]));
    }
    return promiseOf(machine, JUST_PLAIN, node, frame.context);
  },
  members: {},
});

const RUNNERS = ["test", "it", "describe", "suite", "before", "after", "beforeEach", "afterEach"];

const runners: Readonly<Record<string, Native>> = Object.fromEntries(
  RUNNERS.map((name) => [name, run(name)]),
);

const testContext: Native = {
  name: "test-context",
  apply: () => JUST_UNKNOWN,
  members: { ...runners, mock },
};

const testModule: Native = { ...run("test"), members: { ...runners, mock } };

/** What `node:test` exports. */
export function nodeTestExternals(name: string): ((machine: Machine) => Values) | null {
  const native =
    name === "default" || name === "test" || name === "it" || name === "*"
      ? testModule
      : name === "mock"
        ? mock
        : runners[name];
  return native ? (machine) => one(machine.intern.native(native, null)) : null;
}
