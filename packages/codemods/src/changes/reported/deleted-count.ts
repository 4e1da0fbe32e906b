import { bulkDelete } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../edit/edit.ts";
import { elementName } from "../../facts/member-reads.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { pathOf } from "../receiver.ts";
import { isWritten } from "../writes/field-writes.ts";

const { answer, results } = bulkDelete;

/**
 * `data.deleted`, the number of ids of a bulk deletion, is that of the operations which v2 answers: `data.results.length`,
 * be it taken by a pattern. Null where it is asked for otherwise.
 */
export function deletedCount(node: ts.Node): Edit | null {
  if (ts.isObjectBindingPattern(node)) return fromPattern(node);
  if (!ts.isPropertyAccessExpression(node) || isWritten(node)) return null;
  const file = pathOf(node);
  const count = `${results.list}.length`;
  if (!isTypeScript(node)) return replace(file, rangeOf(node.name), count);
  if (ts.isOptionalChain(node)) return null;
  const type = `{ ${results.list}: readonly unknown[] }`;
  return replace(
    file,
    rangeOf(node),
    "(",
    rangeOf(node.expression),
    ` as unknown as ${type}).${count}`,
  );
}

function fromPattern(node: ts.ObjectBindingPattern): Edit | null {
  const element = node.elements.find((each) => elementName(each) === answer);
  if (!element || isTypeScript(node)) return null;
  const { name, initializer } = element;
  const given = initializer ? [" = ", rangeOf(initializer)] : [];
  return replace(
    pathOf(node),
    rangeOf(element),
    `${results.list}: { length: `,
    rangeOf(name),
    ...given,
    " }",
  );
}
