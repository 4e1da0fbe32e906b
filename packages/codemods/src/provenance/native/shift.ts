import { ts } from "ts-morph";
import { oncePer } from "../../program/once-per.ts";
import { forgetOrder } from "../order/written.ts";
import { isSite, type SiteValue, type Values } from "../value.ts";
import { NULLISH, one, union } from "../values.ts";
import { pick } from "./array-iteration.ts";
import { elementsOf } from "./array-receiver.ts";
import type { Native, NativeCall } from "./native.ts";

/** `args.shift()`: what stands first, which each call of a row of them takes one place further on. */
export const shift: Native = {
  name: "shift",
  apply: (call) => {
    const taken = takenBy(call);
    mixPlaces(call);
    return taken ?? pick("shift").apply(call);
  },
};

/** A list whose elements move: whatever it holds may come to stand at any place. */
export function mixPlaces(call: NativeCall): void {
  const { machine, self } = call;
  if (!self || !isSite(self, "array", "arguments")) return;
  machine.write(self.element, elementsOf(call));
  forgetOrder(machine, self.element);
}

function takenBy(call: NativeCall): Values | null {
  const { machine, self, node } = call;
  if (!self || !isSite(self, "array", "arguments") || !ts.isCallExpression(node)) return null;
  const { place } = placeOf(node);
  if (
    place === null ||
    !isOfRun(call, node) ||
    !self.props.has(String(place)) ||
    !isPlaced(call, self)
  )
    return null;
  return union(machine.read(machine.prop(self, String(place))), one(NULLISH));
}

/** Whether a list is one that each run of the function around has for itself: of others, an earlier run took what stood first. */
function isOfRun({ machine }: NativeCall, { expression: callee }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(callee) || !ts.isIdentifier(callee.expression)) return false;
  const list = callee.expression;
  const declared = machine.program.moduleOf(list).scopes.resolve(list)?.node;
  const around = ts.findAncestor(list, ts.isFunctionLike);
  return !declared || ts.findAncestor(declared, (each) => each === around) !== undefined;
}

/** Whether all that a list holds stands at places of it. */
function isPlaced({ machine }: NativeCall, list: SiteValue): boolean {
  const placed = union(...machine.members(list));
  return (
    machine.read(list.spread).size === 0 &&
    [...machine.read(list.element)].every((value) => placed.has(value))
  );
}

/** How many calls alike surely ran before; null where that is for a run to tell. */
const placeOf = oncePer((call: ts.CallExpression) => ({ place: countBefore(call) }));

function countBefore(call: ts.CallExpression): number | null {
  const body = ts.findAncestor(call, (node) => ts.isBlock(node) && ts.isFunctionLike(node.parent));
  if (!body) return null;
  const text = call.getText();
  const alike: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.getText() === text) alike.push(node);
    ts.forEachChild(node, visit);
  };
  visit(body);
  const place = alike.indexOf(call);
  return alike.slice(0, place + 1).every((each) => isUnconditional(each, body)) ? place : null;
}

/** Whether code runs once whenever a body does, as what stands in a statement of it and in no branch. */
function isUnconditional(node: ts.Node, body: ts.Node): boolean {
  const { parent } = node;
  if (parent === body) return ts.isVariableStatement(node) || ts.isExpressionStatement(node);
  const isPlain =
    ts.isVariableStatement(parent) ||
    ts.isVariableDeclarationList(parent) ||
    ts.isVariableDeclaration(parent) ||
    ts.isExpressionStatement(parent) ||
    (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken);
  return isPlain && isUnconditional(parent, body);
}
