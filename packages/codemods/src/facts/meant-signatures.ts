import { ts } from "ts-morph";
import type { Machine } from "../provenance/machine.ts";
import { knownText } from "../provenance/text/text.ts";
import type { Value } from "../provenance/value.ts";
import { signaturesBeside } from "./signatures-beside.ts";

/** The overloads of what is called that a call may mean, by the texts that it hands over. */
export function meantSignatures(
  machine: Machine,
  { arguments: given }: ts.CallExpression,
  callee: ts.Node,
): ReturnType<typeof signaturesBeside> {
  const seen = given.map((each) => [...(machine.seen.get(each) ?? [])]);
  return signaturesBeside(callee).filter(({ parameters }) =>
    parameters.every(({ type }, index) => !type || mayBeGiven(type, seen[index] ?? [])),
  );
}

/** `'POST'` is never given where an overload is for `'GET'` alone. */
function mayBeGiven(type: ts.TypeNode, values: readonly Value[]): boolean {
  if (!ts.isLiteralTypeNode(type) || !ts.isStringLiteral(type.literal)) return true;
  const { text } = type.literal;
  return values.some((value) => (knownText(value) ?? text) === text);
}
