import { ts } from "ts-morph";
import { type Binding, ownerOf, type Scopes } from "./binding.ts";
import { type Building, declareAll } from "./declare-names.ts";
import { isAssigned } from "./is-assigned.ts";
import { isValueName } from "./is-value-name.ts";

/** Resolves every name of a file once; the answer is immutable after that. */
export function createScopes(source: ts.SourceFile): Scopes {
  const building: Building = { values: new Map(), types: new Map(), bindings: [] };
  declareAll(source, building);
  const resolved = new Map<ts.Identifier, Binding>();
  referAll(source, building, resolved);
  return {
    resolve: (identifier) => resolved.get(identifier) ?? null,
    resolveType: (name, from) => lookUpType(building, name, from),
    isTaken: (name, at) => lookUp(building, name, at) !== null,
    bindings: building.bindings,
  };
}

function referAll(node: ts.Node, building: Building, resolved: Map<ts.Identifier, Binding>): void {
  if (ts.isIdentifier(node) && isValueName(node)) refer(node, building, resolved);
  ts.forEachChild(node, (child) => referAll(child, building, resolved));
}

function refer(
  node: ts.Identifier,
  building: Building,
  resolved: Map<ts.Identifier, Binding>,
): void {
  const binding = lookUp(building, node.text, node);
  if (!binding) return;
  resolved.set(node, binding);
  binding.references.push(node);
  const nested = ownerOf(node) !== binding.owner;
  if (nested) binding.captured = true;
  if (!isAssigned(node)) return;
  binding.reassigned = true;
  if (nested) binding.assignedInside = true;
}

function lookUp(building: Building, name: string, from: ts.Node): Binding | null {
  for (let at: ts.Node | undefined = from; at; at = at.parent) {
    const found = building.values.get(at)?.get(name);
    if (found) return found;
  }
  return null;
}

function lookUpType(building: Building, name: string, from: ts.Node): ts.Node | null {
  for (let at: ts.Node | undefined = from; at; at = at.parent) {
    const found = building.types.get(at)?.get(name);
    if (found) return found;
  }
  return null;
}
