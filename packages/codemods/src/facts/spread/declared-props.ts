import { ts } from "ts-morph";
import type { Machine } from "../../provenance/machine.ts";
import { knownText } from "../../provenance/text/text.ts";
import type { MemberRead } from "../member-reads.ts";

/** What the model of Vue calls that which a component is handed, of which it takes each prop by its declared name. */
const HANDED = "props";

/** The reads of what components are handed that are there as their options declare the props, whoever uses them. */
export function declaredProps({ lookUps, program }: Machine): readonly MemberRead[] {
  return [...lookUps.nodes()].flatMap((node) =>
    program.isModel(node) && isOfHanded(node)
      ? lookUps.keys(node).flatMap((key): readonly MemberRead[] => {
          const name = knownText(key);
          return name === null
            ? []
            : [{ node, receivers: lookUps.receivers(node, key), names: [name] }];
        })
      : [],
  );
}

function isOfHanded(node: ts.Node): boolean {
  return (
    ts.isElementAccessExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === HANDED
  );
}
