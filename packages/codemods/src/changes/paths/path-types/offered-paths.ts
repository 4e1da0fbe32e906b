import { ts } from "ts-morph";
import type { Facts } from "../../../facts/facts.ts";
import { signaturesBeside } from "../../../facts/signatures-beside.ts";
import type { MovedPath } from "./moved-paths.ts";
import { splitTemplate } from "./path-template.ts";
import { collectPathTypes, type PathType } from "./path-type.ts";

/** The types that the first overload lists a path with which takes it, where the place is a parameter. */
export function offeredAt(facts: Facts, node: ts.Node, { before }: MovedPath): Iterable<PathType> {
  const parameter = ts.isIdentifier(node)
    ? facts.program.moduleOf(node).scopes.resolve(node)?.node.parent
    : undefined;
  if (!parameter || !ts.isParameter(parameter)) return [];
  const at = parameter.parent.parameters.indexOf(parameter);
  for (const { parameters } of signaturesBeside(parameter.parent)) {
    const types = new Set<PathType>();
    const offered = parameters[at]?.type;
    if (offered) collectPathTypes(facts, offered, types);
    const taken = [...types].filter((type) => takesPath(facts, type, before));
    if (taken.length > 0) return taken;
  }
  return [];
}

function takesPath(facts: Facts, type: PathType, path: string): boolean {
  if (ts.isStringLiteral(type)) return type.text === path;
  return splitTemplate(facts, type).match(path) !== null;
}
