import { ts } from "ts-morph";
import { flatten, HOLE } from "../../client/addresses/match-url.ts";
import type { Edit } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import {
  changedNames,
  changeOfRole,
  mappingOf,
  type Role,
  roleOfShape,
} from "../../facts/shapes.ts";
import { isExported } from "../../models/is-exported.ts";
import { referencesTo } from "../../program/references-to.ts";
import { bodyObjects } from "../../provenance/body-objects.ts";
import type { ExchangeUse } from "../../provenance/exchanges.ts";
import type { ServiceCall, Value } from "../../provenance/value.ts";
import { isWithin } from "../is-within.ts";
import { literalOf } from "../key-uses.ts";
import { LACKS_REQUIRED, lackAmount } from "../lacks-required.ts";
import type { Proposal } from "../proposal.ts";
import { openJson } from "./flat-body.ts";

const BY_HAND = "its JSON is written as text";
const PUT_TOGETHER = "what its JSON has in it is not known here";

/** Bodies that are written as JSON text, `'{"title":"Run"}'`: read where they are sent, and made what v2 takes. */
export function findLiteralBodies(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const { call, uses } of facts.machine.exchanges.all.values()) {
    const role = roleOfShape(call.endpoint.request);
    if (role !== "habit" || call.endpoint.version !== "v1") continue;
    for (const use of uses.values())
      found.push(...literalsIn(facts, call, use, role), ...textsIn(call, use, role));
  }
  return found;
}

function literalsIn(
  facts: Facts,
  call: ServiceCall,
  use: ExchangeUse,
  role: Role,
): readonly Proposal[] {
  return [...use.body].flatMap((value) => {
    const text = writtenJson(value);
    const names = text ? membersIn(text.getText(), role) : [];
    if (!text || names.length === 0) return [];
    return {
      change: changeOfRole(role),
      node: text,
      message: `\`${names.join("`, `")}\` of a habit are others in v2`,
      ...madeV2(facts, use, text, names, role),
      ties: [call],
    };
  });
}

/** Text that is no literal as a whole, and may be JSON of a habit: `'{"title":' + quoted(title) + '}'`, a file. */
function textsIn(call: ServiceCall, { body }: ExchangeUse, role: Role): readonly Proposal[] {
  const isText = bodyObjects(body).size === 0;
  const found = [...body].find((value) => {
    if (value.kind !== "text") return isText && value.kind === "plain" && !value.nullish;
    if (writtenJson(value)) return false;
    const text = flatten(value);
    return membersIn(text, role).length > 0 || (isText && text.includes(HOLE));
  });
  if (!found) return [];
  const names = changedNames(role).map((name) => `\`${name}\``);
  const proposal: Proposal = {
    change: changeOfRole(role),
    node: literalOf(found) ?? call.node,
    message: `v2 has other members than ${names.join(", ")} in the text that is sent here`,
    edits: null,
    confidence: "manual",
    reason: PUT_TOGETHER,
    ties: [call],
  };
  return [proposal];
}

function madeV2(
  facts: Facts,
  { chain }: ExchangeUse,
  text: ts.Expression,
  names: readonly string[],
  role: Role,
): { edits: readonly Edit[] | null; confidence: "review" | "manual"; reason: string } {
  if (lackAmount(names, role)) return { edits: null, confidence: "manual", reason: LACKS_REQUIRED };
  const isIn = (node: ts.Node): boolean => chain.some((call) => isWithin(node, call));
  return isIn(text) || isKeptToSend(facts, text)
    ? { edits: [openJson(facts, text, names)], confidence: "review", reason: BY_HAND }
    : { edits: null, confidence: "manual", reason: BY_HAND };
}

/** Whether text is kept in a variable that is only asked for to send it: `const nap = '{"title":"Nap"}'`. */
function isKeptToSend(facts: Facts, text: ts.Expression): boolean {
  const { parent } = text;
  if (!ts.isVariableDeclaration(parent) || !ts.isIdentifier(parent.name)) return false;
  const uses = referencesTo(facts, parent.name);
  const senders = [...facts.machine.exchanges.all.values()]
    .filter(({ call }) => roleOfShape(call.endpoint.request) === "habit")
    .flatMap((exchange) => [...exchange.uses.values()])
    .filter(({ body }) => [...body].some((value) => writtenJson(value) === text))
    .flatMap(({ chain }) => chain);
  return (
    uses.length > 0 &&
    uses.every((use) => senders.some((call) => isWithin(use, call))) &&
    !isExported(text.getSourceFile(), parent.name.text)
  );
}

/** The literal or template that is all of a text, where that begins as an object does. */
function writtenJson(value: Value): ts.Expression | null {
  const [first, ...others] = value.kind === "text" ? value.parts : [];
  if (!first || !("text" in first) || !/^\s*\{/.test(first.text)) return null;
  const whole = ts.isTemplateHead(first.node) ? first.node.parent : first.node;
  const isWhole = others.every((part) =>
    isWithin("text" in part ? (part.via ?? part.node) : part.hole, whole),
  );
  return isWhole && ts.isExpression(whole) ? whole : null;
}

/** The members of v1 that are written as keys. */
function membersIn(text: string, role: Role): readonly string[] {
  const keys = [...text.matchAll(/\\?"(\w+)\\?"\s*:/g)].map(([, key = ""]) => key);
  return [...new Set(keys)].filter((key) => mappingOf(role, key)?.op === "move");
}
