import { ts } from "ts-morph";
import { rootOf } from "../program/root-of.ts";
import type { TextValue } from "../provenance/text/text-value.ts";

/** How a request that arrives says what it asks for. */
const ASKED: ReadonlySet<string> = new Set(["url", "originalUrl", "path", "pathname"]);

/** Whether an address takes its path from a request that arrived, whatever that is: `${base}${req.url}`. */
export function isHandedOn({ parts }: TextValue): boolean {
  return parts.some((part) => "hole" in part && isAsked(part.hole));
}

function isAsked(hole: ts.Node): boolean {
  const root = ts.isPropertyAccessExpression(hole) ? rootOf(hole) : null;
  return (
    ts.isPropertyAccessExpression(hole) &&
    ASKED.has(hole.name.text) &&
    root !== null &&
    isGiven(hole, root.text)
  );
}

/** Whether a name is a parameter of a function around a place. */
function isGiven(node: ts.Node, name: string): boolean {
  const home = ts.findAncestor(node, ts.isFunctionLike);
  if (!home) return false;
  const isHere = home.parameters.some(
    (parameter) => ts.isIdentifier(parameter.name) && parameter.name.text === name,
  );
  return isHere || isGiven(home.parent, name);
}
