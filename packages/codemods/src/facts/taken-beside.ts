import { ts } from "ts-morph";
import { elementName } from "./member-reads.ts";

/** The names that a pattern takes beside a rest, which has all others: `({ title, ...rest }) => …`. */
export function takenBeside(node: ts.Node | undefined): ReadonlySet<string> {
  const isRest = node && ts.isBindingElement(node) && node.dotDotDotToken !== undefined;
  if (!isRest || !ts.isObjectBindingPattern(node.parent)) return new Set();
  return new Set(node.parent.elements.flatMap((each) => elementName(each) ?? []));
}
