import type { Machine } from "../provenance/machine.ts";
import { given } from "../provenance/native/itself.ts";
import type { Native } from "../provenance/native/native.ts";
import { knownTexts } from "../provenance/text/text.ts";
import type { Values } from "../provenance/value.ts";
import { JUST_PLAIN, JUST_UNKNOWN, NOTHING, one } from "../provenance/values.ts";
import { expectGlobal } from "./expect.ts";
import { FETCH } from "./fetch-stand-in.ts";
import { mockFunction } from "./mock-function.ts";
import { replaceMember } from "./replace-member.ts";
import { replaceModule } from "./replace-module.ts";
import { replaceBy } from "./stand-in.ts";

const stubGlobal: Native = {
  name: "stubGlobal",
  apply: ({ machine, node, frame, args }) => {
    if (knownTexts(args[0] ?? NOTHING).includes(FETCH))
      replaceBy(
        machine,
        FETCH,
        { node, context: frame.context },
        { functions: args[1] ?? NOTHING },
      );
    return JUST_PLAIN;
  },
};

/** `vi` of vitest, and `jest`, whose functions have the same names. */
export const vitestGlobal: Native = {
  name: "vi",
  apply: () => JUST_UNKNOWN,
  members: {
    fn: { name: "fn", apply: (call) => one(mockFunction(call, call.args[0] ?? NOTHING)) },
    spyOn: { name: "spyOn", apply: replaceMember },
    mocked: given("mocked"),
    stubGlobal,
    mock: { name: "mock", apply: replaceModule },
    doMock: { name: "doMock", apply: replaceModule },
  },
};

/** What `vitest` and `@jest/globals` export, as far as it matters; the rest calls back what it is given. */
export function vitestExternals(name: string): ((machine: Machine) => Values) | null {
  const native =
    name === "expect" ? expectGlobal : name === "vi" || name === "jest" ? vitestGlobal : null;
  return native && ((machine) => one(machine.intern.native(native, null)));
}
