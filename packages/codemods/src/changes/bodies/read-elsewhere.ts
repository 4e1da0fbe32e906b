import { bulkDelete, shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, insert, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import { elementName, type MemberRead } from "../../facts/member-reads.ts";
import { standInBodies } from "../../facts/stand-in-bodies.ts";
import { escapeRegExp } from "../../program/escape-reg-exp.ts";
import { identifiersIn } from "../../program/identifiers-in.ts";
import type { Exchange } from "../../provenance/exchanges.ts";
import { isBelow, isUrl } from "../paths/compared/is-url.ts";
import { removeProperties } from "../property-list.ts";
import { pathOf } from "../receiver.ts";
import { successorOf } from "../url-path.ts";

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
function readFrom(
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
  const url = urlAt(facts, node, uses);
  if (!to || !url) return null;
  // What stands before the id and what stands behind it is taken away.
  const before = escapeRegExp(to.path.split("{")[0] ?? "");
  return [`decodeURIComponent(${url}.replace(/^.*${before}|\\/.*$/g, ''))`];
}

const [BEFORE_ID = ""] = bulkDelete.operation.path.split("{");
const IDS = `.${bulkDelete.operations}.map(({ path }) => decodeURIComponent(path.replace('${BEFORE_ID}', '')))`;

/** The name by which a stand-in knows the URL, or its path, where it reads what was sent. */
function urlAt(facts: Facts, node: ts.Node, uses: Exchange["uses"]): string | null {
  const bodies = standInBodies(facts);
  const fn = ts.findAncestor(node, (each) => bodies.has(each));
  if (!fn || !ts.isFunctionLike(fn) || !("body" in fn)) return null;
  const statements = fn.body && ts.isBlock(fn.body) ? [...fn.body.statements] : [];
  const declared = statements.flatMap((each) =>
    ts.isVariableStatement(each) && each.end <= node.pos ? each.declarationList.declarations : [],
  );
  const names = [...fn.parameters, ...declared].flatMap(({ name }) => identifiersIn(name));
  const isAsked = (name: ts.Identifier): boolean => {
    const seen = [...facts.seen(name)];
    const texts = seen.filter((value) => value.kind === "text");
    return (
      texts.length === seen.length &&
      [...uses.values()].some(({ match }) =>
        texts.some((text) => isUrl(text, match) || isBelow(text, match)),
      )
    );
  };
  return names.findLast(isAsked)?.text ?? null;
}
