import { ts } from "ts-morph";
import { nodesIn } from "../../program/nodes-in.ts";
import { isPathKey, V1_RESOURCES } from "./own-routes.ts";

/** A path that a server tells requests apart by, with the method or without. */
const PATH = /^(?:[A-Z]+ )?(?:\/[\w:.-]+)+$/;
const RESOURCE = new RegExp(`\\b(?:${[...V1_RESOURCES].join("|")})\\b`);

/** Whether the file of a server tells requests apart by their paths, and names nothing that the service has. */
export function servesOthers(source: ts.SourceFile): boolean {
  const texts = nodesIn(source).filter(
    (node) => ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node),
  );
  return (
    !texts.some(({ text }) => RESOURCE.test(text)) &&
    texts.some((node) => ts.isStringLiteralLike(node) && PATH.test(node.text) && isPathKey(node))
  );
}
