import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { memberName } from "../../program/member-name.ts";
import { nodesIn } from "../../program/nodes-in.ts";
import { TEXT_METHODS } from "../../program/text-comparison.ts";
import { changedNames } from "../shapes.ts";
import { isPathKey, V1_RESOURCES } from "./own-routes.ts";

/** A path that a server tells requests apart by, with the method or without. */
const PATH = /^(?:[A-Z]+ )?(?:\/[\w:.-]+)+\/?$/;
/** By what a server asks for the path of a request. */
const ASKED: ReadonlySet<string> = new Set(["url", "pathname"]);
/** A pattern that a path has to fit, as code writes it: `/^\/issues\/(\d+)$/`. */
const PATTERN = /^\/\^?\\\/\w/;
const RESOURCE = new RegExp(`\\b(?:${[...V1_RESOURCES].join("|")})\\b`);

/** Whether the file of a server names nothing that the service has, and tells requests apart by other paths or answers all alike. */
export function servesOthers(source: ts.SourceFile): boolean {
  const nodes = nodesIn(source);
  const texts = nodes.filter(
    (node) => ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node),
  );
  if (texts.some(({ text }) => RESOURCE.test(text))) return false;
  const paths = texts.filter(isPath);
  // The end of a path may be the id of what is asked for.
  if (paths.length > 0 && paths.every(isEnd)) return !nodes.some(namesHabit);
  return paths.length > 0 || !nodes.some((node) => asksForPath(node) || namesAnswer(node));
}

function isPath(node: ts.LiteralLikeNode): boolean {
  if (ts.isRegularExpressionLiteral(node)) return PATTERN.test(node.text);
  return (
    ts.isStringLiteralLike(node) && PATH.test(node.text) && (isPathKey(node) || isCompared(node))
  );
}

function isCompared({ parent }: ts.StringLiteralLike): boolean {
  return (
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    TEXT_METHODS.has(parent.expression.name.text)
  );
}

/** `req.url.endsWith('/h404')` */
function isEnd({ parent }: ts.Node): boolean {
  return (
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    parent.expression.name.text === "endsWith"
  );
}

function asksForPath(node: ts.Node): boolean {
  const name = ts.isPropertyAccessExpression(node) ? node.name : null;
  const bound = ts.isBindingElement(node) ? (node.propertyName ?? node.name) : name;
  return bound !== null && ts.isIdentifier(bound) && ASKED.has(bound.text);
}

/** Whether a literal has what tells an answer of the service: the outcome, or several members that only its habits have. */
function namesAnswer(node: ts.Node): boolean {
  if (!ts.isObjectLiteralExpression(node)) return false;
  const names = new Set(node.properties.map(memberName));
  return names.has(envelope.success.member) || habitNames(node) > 1;
}

/** Whether a literal has more of the members of a habit than something else has by chance. */
function namesHabit(node: ts.Node): boolean {
  return ts.isObjectLiteralExpression(node) && habitNames(node) > 2;
}

function habitNames({ properties }: ts.ObjectLiteralExpression): number {
  const names = new Set(properties.map(memberName));
  return changedNames("habit").filter((name) => names.has(name)).length;
}
