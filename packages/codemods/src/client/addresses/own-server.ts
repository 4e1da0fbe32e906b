import { ts } from "ts-morph";
import { bareExpression } from "../../program/bare-expression.ts";
import type { Program } from "../../program/program.ts";
import type { TextPart } from "../../provenance/text/text-value.ts";
import { isAtHome } from "./named-domain.ts";

/** Stands among the domains of others for the servers that the program starts. */
export const OWN_SERVERS = "servers of the program's own";

/** Whether an address is at the port that a server of the program was given: `http://localhost:${server.address().port}`. */
export function isAtOwnServer(program: Program, parts: readonly TextPart[]): boolean {
  const [host, port] = parts;
  if (!host || !port || !("text" in host) || !("hole" in port)) return false;
  return isAtHome(host.text) && host.text.endsWith(":") && isPort(program, port.hole);
}

function isPort(program: Program, node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node))
    return node.name.text === "port" && isAddress(node.expression);
  if (!ts.isIdentifier(node)) return false;
  const declared = program.moduleOf(node).scopes.resolve(node)?.node.parent;
  if (!declared) return false;
  if (ts.isVariableDeclaration(declared) && declared.initializer)
    return isPort(program, declared.initializer);
  const { parent } = declared.parent;
  return (
    ts.isBindingElement(declared) &&
    (declared.propertyName ?? declared.name).getText() === "port" &&
    ts.isVariableDeclaration(parent) &&
    parent.initializer !== undefined &&
    isAddress(parent.initializer)
  );
}

/** `server.address()`. */
function isAddress(node: ts.Expression): boolean {
  const bare = bareExpression(ts.isNonNullExpression(node) ? node.expression : node);
  return (
    ts.isCallExpression(bare) &&
    ts.isPropertyAccessExpression(bare.expression) &&
    bare.expression.name.text === "address"
  );
}
