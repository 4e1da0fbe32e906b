import { endpoints, type HttpMethod } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Facts } from "../../../facts/facts.ts";
import { signaturesBeside } from "../../../facts/signatures-beside.ts";
import { positionalParameters } from "../../../program/positional-parameters.ts";
import { isCall } from "../../proposal.ts";
import { isStringLiteralType } from "../../type-selection.ts";
import type { MovedPath } from "./moved-paths.ts";
import { splitTemplate } from "./path-template.ts";
import { collectPathTypes, type PathType } from "./path-type.ts";

/** The types that the first overload lists a path with which takes it for its method, where the place is a parameter. */
export function offeredAt(
  facts: Facts,
  node: ts.Node,
  { before, by }: MovedPath,
): Iterable<PathType> {
  const parameter = ts.isIdentifier(node)
    ? facts.program.moduleOf(node).scopes.resolve(node)?.node.parent
    : undefined;
  if (!parameter || !ts.isParameter(parameter)) return [];
  const at = positionalParameters(parameter.parent).indexOf(parameter);
  const methods = by.ties.filter(isCall).map(({ endpoint }) => endpoint.method);
  for (const { parameters } of signaturesBeside(parameter.parent)) {
    if (!parameters.every(({ type }) => mayTake(type, methods))) continue;
    const types = new Set<PathType>();
    const offered = parameters[at]?.type;
    if (offered) collectPathTypes(facts, offered, types);
    const taken = [...types].filter((type) => takesPath(facts, type, before));
    if (taken.length > 0) return taken;
  }
  return [];
}

/** Whether a parameter is for none but other methods: `method: 'GET'`. */
function mayTake(type: ts.TypeNode | undefined, methods: readonly HttpMethod[]): boolean {
  if (!type || !isStringLiteralType(type)) return true;
  const { text } = type.literal;
  return (
    methods.length === 0 || !isMethod(text) || methods.some((each) => each === text.toUpperCase())
  );
}

function isMethod(text: string): boolean {
  return endpoints.some(({ method }) => method === text.toUpperCase());
}

function takesPath(facts: Facts, type: PathType, path: string): boolean {
  if (ts.isStringLiteral(type)) return type.text === path;
  return splitTemplate(facts, type).match(path) !== null;
}
