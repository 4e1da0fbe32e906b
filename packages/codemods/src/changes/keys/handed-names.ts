import { ts } from "ts-morph";
import { rootFrame } from "../../client/axios-instance.ts";
import { carrierOf } from "../../facts/carrier.ts";
import type { Facts } from "../../facts/facts.ts";
import { memberReads } from "../../facts/member-reads.ts";
import { movedMapping, type Role } from "../../facts/shapes.ts";
import { hadFrom, isFrom, saidBy } from "../../provenance/modules/escape.ts";
import { isSite, type Value } from "../../provenance/value.ts";
import { literalOf } from "../key-uses.ts";
import { describeField } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { givesOldNames } from "../reported/given-to-others.ts";

/**
 * Names of v1 members beside what is handed to a library that is not followed, and reads of them from what it
 * gives back: `stringify(habits, { columns: ['title'] })`, `(await prompt(choices)).habit.title`.
 */
export function findHandedNames(facts: Facts): readonly Proposal[] {
  const all = [...facts.machine.escapes];
  const escapes = new Map(all.flatMap((each) => escapeOf(facts, ...each)));
  const said = all.flatMap(([from, handed]) => {
    const whole = withSaid(facts, handed);
    return whole.size === handed.size ? [] : escapeOf(facts, from, whole);
  });
  const wrapped = facts.machine.wrapped.size === 0 ? [] : wrappedIn(facts);
  const parsed = new Map([...wrapped, ...escapes, ...said]);
  if (parsed.size === 0) return [];
  const spelled = [...escapes].flatMap(([node, handedOut]) =>
    [
      ...new Set([
        ...literalsIn(wholeOf(node)),
        ...[...handedOut.handed].flatMap((value) => namesIn(facts, value)),
      ]),
    ].flatMap((name) => namesOf(textOf(name)).flatMap((each) => propose(handedOut, name, each))),
  );
  const read = memberReads(facts.machine).flatMap(({ node, names, receivers }) =>
    facts.roles.rolesOf(receivers).size > 0
      ? []
      : [...receivers].filter(isFrom).flatMap(({ from }) => {
          const handedOut = parsed.get(from);
          return handedOut ? names.flatMap((name) => propose(handedOut, node, name)) : [];
        }),
  );
  return [...spelled, ...read];
}

/** What calls may give for functions that they, or those that they have something from, were handed. */
function wrappedIn(facts: Facts): readonly (readonly [ts.Node, Escape])[] {
  const { machine } = facts;
  const calls = new Set([...machine.wrapped.keys(), ...machine.escapes.keys()]);
  return [...calls].flatMap((from) => escapeOf(facts, from, hadFrom(machine, from)));
}

/** What is handed out, and what it says where it is an answer that is still to be parsed. */
function withSaid({ machine }: Facts, handed: ReadonlySet<Value>): ReadonlySet<Value> {
  const frame = rootFrame(machine);
  return new Set([...handed].flatMap((value) => [value, ...saidBy(machine, value, frame)]));
}

/** What of the service a call to a library hands out. */
interface Escape {
  readonly from: ts.Node;
  readonly handed: ReadonlySet<Value>;
  /** What carries each role. */
  readonly carriers: ReadonlyMap<Role, readonly unknown[]>;
}

/** What is handed out with nothing of the service in it is of no concern, nor what keeps its names there. */
function escapeOf(
  facts: Facts,
  from: ts.Node,
  handed: ReadonlySet<Value>,
): readonly (readonly [ts.Node, Escape])[] {
  const roles = [...facts.roles.rolesOf(handed)];
  if (roles.length === 0 || givesOldNames(facts, from)) return [];
  const carriers = new Map(roles.map((role) => [role, carriersOf(facts, handed, role)]));
  return [[from, { from, handed, carriers }]];
}

function propose({ from, carriers }: Escape, node: ts.Node, name: string): readonly Proposal[] {
  return [...carriers].flatMap(([role, ties]): readonly Proposal[] => {
    const mapping = movedMapping(role, name);
    if (!mapping) return [];
    return [
      {
        change: mapping.change,
        node,
        message: describeField(mapping, role),
        edits: null,
        confidence: "manual",
        reason: `${calleeOf(from)} has the whole object, and what it does with it is not followed`,
        ties,
      },
    ];
  });
}

function carriersOf(facts: Facts, handed: ReadonlySet<Value>, role: Role): readonly unknown[] {
  return [...handed]
    .filter((value) => facts.roles.rolesOf([value]).has(role))
    .map((value) => carrierOf(facts.machine, value))
    .filter((carrier) => carrier !== null);
}

function calleeOf(node: ts.Node): string {
  if (ts.isCallExpression(node) || ts.isNewExpression(node))
    return `\`${node.expression.getText()}\``;
  return ts.isJsxOpeningLikeElement(node) ? `\`<${node.tagName.getText()}>\`` : "a library";
}

/** A text that is a name, or a template that shows some: `{{title}}`, `<%= habit.title %>`. */
function namesOf(text: string): readonly string[] {
  const shown = [...text.matchAll(/(?:\{\{[{&#]?|<%[=-]?)\s*(?:\w+\.)*(\w+)/g)];
  return [text, ...new Set(shown.map(([, name = ""]) => name))];
}

function textOf(node: ts.StringLiteralLike | ts.PropertyName): string {
  return ts.isStringLiteralLike(node) || ts.isIdentifier(node) ? node.text : "";
}

/** A component is handed its children, too. */
function wholeOf(node: ts.Node): ts.Node {
  return ts.isJsxOpeningElement(node) ? node.parent : node;
}

/** The literals that are written in a call itself, and not in a function that it is given. */
function literalsIn(node: ts.Node): readonly ts.StringLiteralLike[] {
  if (ts.isStringLiteralLike(node)) return [node];
  if (ts.isFunctionLike(node)) return [];
  const found: ts.StringLiteralLike[] = [];
  ts.forEachChild(node, (child) => {
    found.push(...literalsIn(child));
  });
  return found;
}

/** The literals and the names of members in what is handed out, beside the objects of the service. */
function namesIn(facts: Facts, value: Value): readonly (ts.StringLiteralLike | ts.PropertyName)[] {
  const literal = literalOf(value);
  if (literal && ts.isStringLiteralLike(literal)) return [literal];
  if (!isSite(value, "object") || !ts.isObjectLiteralExpression(value.node)) return [];
  if (facts.roles.of.has(value.node)) return [];
  return value.node.properties.flatMap(({ name }) => (name ? [name] : []));
}
