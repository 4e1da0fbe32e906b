import { bulkDelete, shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, insert, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import { elementName, type MemberRead } from "../../facts/member-reads.ts";
import { escapeRegExp } from "../../program/escape-reg-exp.ts";
import type { Exchange } from "../../provenance/exchanges.ts";
import { removeProperties } from "../property-list.ts";
import { pathOf } from "../receiver.ts";
import { successorOf } from "../url-path.ts";
import { urlAt } from "./url-at.ts";

/**
 * What a stand-in reads of a v1 body, read where v2 has it: an id out of the path, a list of ids out of the
 * operations, a word that is always the same as that word. Null where it is not at hand.
 */
export function readElsewhere(
  facts: Facts,
  { node }: MemberRead,
  exchange: Exchange,
  lost: readonly string[],
): readonly Edit[] | null {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
    const [name] = lost;
    const value = name && readFrom(facts, node, exchange, name, [rangeOf(node.expression)]);
    return value ? [replace(pathOf(node), rangeOf(node), ...value)] : null;
  }
  if (!ts.isObjectBindingPattern(node) || !ts.isVariableDeclaration(node.parent)) return null;
  const { initializer } = node.parent;
  const gone = node.elements.filter((element) => lost.includes(elementName(element) ?? ""));
  const isPlain = gone.every(({ initializer: other, name }) => !other && ts.isIdentifier(name));
  if (!initializer || !isPlain || node.elements.some(({ dotDotDotToken }) => dotDotDotToken))
    return null;
  const isBare = ts.isLeftHandSideExpression(initializer);
  // A choice may give something of the program's own as well.
  if (!isBare && !ts.isAwaitExpression(initializer)) return null;
  const body: readonly Piece[] = isBare ? [rangeOf(initializer)] : ["(", rangeOf(initializer), ")"];
  const made = gone.map((element) => {
    const value = readFrom(facts, node, exchange, elementName(element) ?? "", body);
    return value && [`${element.name.getText()} = `, ...value];
  });
  if (!made.every((each) => each !== null)) return null;
  const file = pathOf(node);
  const declared = made.flatMap((each, index) => (index === 0 ? each : [", ", ...each]));
  if (gone.length === node.elements.length)
    return [replace(file, rangeOf(node.parent), ...declared)];
  return [
    ...removeProperties(file, gone, node.elements),
    insert(file, node.parent.getEnd(), ", ", ...declared),
  ];
}

/** An expression for a member that the body of v2 has not. */
export function readFrom(
  facts: Facts,
  node: ts.Node,
  { call, uses }: Exchange,
  name: string,
  body: readonly Piece[],
): readonly Piece[] | null {
  const { request } = call.endpoint;
  if (request === "bulk-delete") return [...body, IDS];
  const mapping =
    request in shapeMappings
      ? shapeMappings[request as keyof typeof shapeMappings].fields.find(
          ({ from }) => from === name,
        )
      : undefined;
  if (mapping?.op === "expand") {
    const [word, ...others] = Object.keys(mapping.values);
    return word !== undefined && others.length === 0 ? [quoted(word)] : null;
  }
  const to = successorOf(call.endpoint);
  const url = urlAt(facts, node, call.endpoint, uses);
  if (!to || !url) return null;
  // What stands before the id and what stands behind it is taken away.
  const before = escapeRegExp(to.path.split("{")[0] ?? "");
  return [`decodeURIComponent(${url}.replace(/^.*${before}|\\/.*$/g, ''))`];
}

const [BEFORE_ID = ""] = bulkDelete.operation.path.split("{");
const IDS = `.${bulkDelete.operations}.map(({ path }) => decodeURIComponent(path.replace('${BEFORE_ID}', '')))`;
