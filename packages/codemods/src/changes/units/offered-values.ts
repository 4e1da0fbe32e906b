import { ts } from "ts-morph";
import { CHOSEN, OFFERED } from "../../dialects/offered.ts";
import { type Piece, rangeOf, replace } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import { readAt } from "../../facts/member-reads.ts";
import { type MoveMapping, mappingOf } from "../../facts/shapes.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { knownText } from "../../provenance/text/text.ts";
import { isNullish } from "../../provenance/value.ts";
import { literalOf } from "../key-uses.ts";
import { type Mapped, mappedAt } from "../mapped-members.ts";
import { mappedText } from "../mapped-text.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { type Offer, offersIn } from "./jsx-offers.ts";
import { isKept, isMapped } from "./kept-units.ts";

/** Fields that show a unit among those that can be chosen: `<select value={habit.unit}>` with its options. */
export function findOfferedValues(facts: Facts): readonly Proposal[] {
  return facts.program
    .nodes(mayOffer)
    .flatMap((node) => offersAt(facts, node))
    .flatMap((offer) => proposalsFor(facts, offer));
}

function mayOffer(node: ts.Node): node is ts.Node {
  return isElement(node) || ts.isCallExpression(node) || ts.isBinaryExpression(node);
}

function isElement(node: ts.Node): node is ts.JsxElement | ts.JsxSelfClosingElement {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);
}

function offersAt(facts: Facts, node: ts.Node): readonly Offer[] {
  if (isElement(node)) return offersIn(node);
  const given = givenToField(facts, node);
  if (given) return [{ shown: bare(given), values: [], isChosen: false }];
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return [];
  const [shown, value] = node.arguments;
  const isChosen = node.expression.text === CHOSEN;
  if (!shown || !value || (!isChosen && node.expression.text !== OFFERED)) return [];
  return [{ shown: bare(shown), values: [bare(value)], isChosen }];
}

/** `$('#unit').val(habit.unit)`, `field.value = habit.unit`: what can be chosen there stands in a page. */
function givenToField(facts: Facts, node: ts.Node): ts.Expression | null {
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const [given, ...others] = node.arguments;
    return node.expression.name.text === "val" && others.length === 0 ? (given ?? null) : null;
  }
  const isAssigned =
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(node.left) &&
    node.left.name.text === "value";
  return isAssigned && facts.program.moduleOf(node).pages.length > 0 ? node.right : null;
}

function bare(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? bare(node.expression) : node;
}

function proposalsFor(facts: Facts, { shown, values, isChosen }: Offer): readonly Proposal[] {
  const mapped = mappedAt(facts, shown);
  if (!mapped) return [];
  if (values.length === 0)
    return [offered(facts, mapped, shown, Object.keys(mapped.mapping.values ?? {}))];
  const texts = values.map((value) => ({ value, names: mappedAmong(facts, mapped, value) }));
  const moved = texts.filter(({ names }) => names.length > 0);
  if (moved.length === 0) return [];
  if (isChosen) return moved.map(({ value, names }) => chosen(facts, mapped, shown, value, names));
  const names = [...new Set(moved.flatMap((each) => each.names))];
  return [offered(facts, mapped, shown, names)];
}

/** Those of the texts that an option may have which v2 names otherwise. */
function mappedAmong(
  facts: Facts,
  { mapping }: Mapped,
  value: ts.Expression | ts.JsxText,
): readonly string[] {
  const written =
    ts.isStringLiteralLike(value) || ts.isJsxText(value)
      ? [value.text.trim()]
      : [...facts.seen(value)]
          // What becomes v2 itself is offered under its name there.
          .filter((each) => !isMapped(facts, literalOf(each)))
          .map(knownText);
  return written.filter(
    (text) => text !== null && mappedText(facts, mapping, text) !== null,
  ) as readonly string[];
}

/** What is shown is what the options call it: these stay as they are. */
function offered(
  facts: Facts,
  { mapping, carriers }: Mapped,
  shown: ts.Expression,
  names: readonly string[],
): Proposal {
  const pieces = piecesFor(facts, mapping, shown, names);
  const isOurs = isAlwaysMapped(facts, mapping, shown);
  return {
    change: mapping.change,
    node: shown,
    message: `The options offer ${names.map((name) => `\`${name}\``).join(" and ")}, which v2 names otherwise`,
    edits: pieces && [replace(pathOf(shown), rangeOf(shown), ...pieces)],
    confidence: pieces ? (isOurs ? "safe" : "review") : "manual",
    reason: isOurs ? null : "units of something else may be shown here too",
    ties: carriers,
  };
}

/** `unit === 'rep' ? 'times' : unit`; null where a template has no way to evaluate what is shown once. */
function piecesFor(
  facts: Facts,
  mapping: MoveMapping,
  shown: ts.Expression,
  names: readonly string[],
): readonly Piece[] | null {
  const range = rangeOf(shown);
  const choose = (unit: Piece): readonly Piece[] => [
    ...names.flatMap((name) => [
      unit,
      ` === ${quoted(mappedText(facts, mapping, name) ?? name)} ? ${quoted(name)} : `,
    ]),
    unit,
  ];
  if (isRepeatable(shown)) return choose(range);
  if (facts.program.moduleOf(shown).reading) return null;
  return [`((${mapping.from}) => `, ...choose(mapping.from), ")(", range, ")"];
}

/** Whether nothing but the unit of what becomes v2 is read there. */
function isAlwaysMapped(facts: Facts, mapping: MoveMapping, shown: ts.Expression): boolean {
  const read = readAt(facts.machine, shown);
  const holders = [...facts.seen(shown)].map((value) =>
    value.kind === "field" && value.name === mapping.from ? value.holder : value,
  );
  return [...(read?.receivers ?? holders)].every(
    (value) =>
      isNullish(value) ||
      [...facts.roles.roleOf(value)].some((role) => mappingOf(role, mapping.from) === mapping),
  );
}

/** What is chosen is what the unit becomes: the option itself has the name of v2. */
function chosen(
  facts: Facts,
  { mapping, carriers }: Mapped,
  shown: ts.Expression,
  value: ts.Expression | ts.JsxText,
  names: readonly string[],
): Proposal {
  const isKeptHere = names.some((name) => isKept(facts, shown, name));
  const pieces = isKeptHere ? null : offeredInV2(facts, mapping, value, names);
  return {
    change: mapping.change,
    node: value,
    message: `What can be chosen here is the ${mapping.from} of v1, which v2 names otherwise`,
    edits: pieces && [replace(pathOf(value), rangeOf(value), ...pieces)],
    confidence: pieces ? "safe" : "manual",
    reason: pieces ? null : "offer the name of v2 here, and keep what is shown for it",
    ties: carriers,
  };
}

/** `'rep'` of `'times'`, and `unit === 'times' ? 'rep' : unit` of one among several; null where that cannot be said. */
function offeredInV2(
  facts: Facts,
  mapping: MoveMapping,
  value: ts.Expression | ts.JsxText,
  names: readonly string[],
): readonly Piece[] | null {
  const moved = names.map((name) => [name, mappedText(facts, mapping, name) ?? name] as const);
  const [[, to] = []] = moved;
  if (ts.isStringLiteralLike(value)) {
    const quote = value.getText()[0] ?? "";
    return to === undefined ? null : [`${quote}${to}${quote}`];
  }
  if (ts.isJsxText(value) || !isRepeatable(value)) return null;
  const range = rangeOf(value);
  return [
    ...moved.flatMap(([name, unit]) => [range, ` === ${quoted(name)} ? ${quoted(unit)} : `]),
    range,
  ];
}
