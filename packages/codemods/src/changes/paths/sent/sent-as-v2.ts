import { ts } from "ts-morph";
import { type Edit, insert, replace } from "../../../edit/edit.ts";
import { eolOf, semicolonOf } from "../../../edit/line-style.ts";
import type { Facts } from "../../../facts/facts.ts";
import { append } from "../../../program/append.ts";
import { isTypeScript } from "../../../program/is-typescript.ts";
import type { Exchange, ExchangeUse } from "../../../provenance/exchanges.ts";
import { freeName } from "../../free-name.ts";
import type { Proposal } from "../../proposal.ts";
import { pathOf } from "../../receiver.ts";
import { prefixEdits } from "../prefixes/prefix-edits.ts";
import { type Adaptation, adaptationOf, isLike } from "./adaptation.ts";
import { type AdapterStyle, adapterText } from "./adapter.ts";
import { type SendingForm, type SignatureTypes, sendingFormOf } from "./sending-form.ts";

/** A call that is made by a proposal, and how it was seen. */
export interface ProposedCall {
  readonly proposal: Proposal;
  readonly exchange: Exchange;
  readonly use: ExchangeUse;
}

/** A call whose sender takes requests in a known form. */
interface SentCall extends ProposedCall {
  readonly sender: ts.CallExpression;
  readonly form: SendingForm;
  /** How it is made v2's; null where it lacks what that needs. */
  readonly adaptation: Adaptation | null;
}

/** A call whose request can be made v2's where it is sent. */
interface AdaptedCall extends SentCall {
  readonly prefix: readonly Edit[];
}

const LATER =
  "the request is put together at run time, so that a function makes it v2's where it is sent";

/**
 * Calls whose path, method and body come together at run time only, as from a table of endpoints, are left as they are:
 * a function of the file that sends them gives the client what v2 takes. Gives what proposes the calls.
 */
export function sentAsV2(facts: Facts, calls: readonly ProposedCall[]): readonly Proposal[] {
  const bySender = new Map<string, SentCall[]>();
  for (const call of calls) {
    const sent = sentCall(facts, call);
    if (!sent) continue;
    const key = `${pathOf(sent.sender)}|${sent.form.functionName}`;
    append(bySender, key, sent);
  }
  const adapted = new Map<Proposal, Proposal>();
  const senders = [...bySender.values()].flatMap((sent) => {
    if (sent.every(({ proposal }) => proposal.edits !== null)) return [];
    const adaptations = adaptationsOf(sent);
    const own = sent.flatMap((call) => adaptedCall(facts, call, adaptations) ?? []);
    // The one takes out of the body what the other looks for.
    if (
      sent.some((call) => goesAlong(call) && !own.some((each) => each.proposal === call.proposal))
    )
      return [];
    const confidence = confidenceOf(own);
    for (const { prefix, proposal } of own)
      adapted.set(proposal, { ...proposal, edits: prefix, ...confidence });
    return senderProposals(facts, own, [...adaptations.values()]);
  });
  return [...calls.map(({ proposal }) => adapted.get(proposal) ?? proposal), ...senders];
}

/** A call of which not all that it sends is known may send what the function has no form for. */
function confidenceOf(calls: readonly AdaptedCall[]): Pick<Proposal, "confidence" | "reason"> {
  return calls.every(({ adaptation }) => adaptation?.isSure)
    ? { confidence: "safe", reason: null }
    : { confidence: "review", reason: LATER };
}

/** Whether the id is put into the path where all requests are sent. */
function goesAlong({ proposal }: ProposedCall): boolean {
  return proposal.goesAlong === true;
}

/** A call that is left to a person, or goes along with some, and where it is sent; null where that is no plain code, or in no known form. */
function sentCall(facts: Facts, call: ProposedCall): SentCall | null {
  if (call.proposal.edits !== null && !goesAlong(call)) return null;
  const { node } = call.use.request;
  const form = sendingFormOf(call.use);
  if (!form || !ts.isCallExpression(node)) return null;
  const { isModel, reading } = facts.program.moduleOf(node);
  if (isModel || reading !== null) return null;
  const made = adaptationOf(facts, call.exchange, call.use);
  const adaptation = made && form.takes(made, call.use) ? made : null;
  return { ...call, sender: node, form, adaptation };
}

/** By the id of the endpoint: whoever calls it through one file is served by the same. */
function adaptationsOf(sent: readonly SentCall[]): ReadonlyMap<string, Adaptation> {
  const found = sent.flatMap(({ adaptation }) => adaptation ?? []);
  return new Map(found.map((adaptation) => [adaptation.endpoint.id, adaptation]));
}

function adaptedCall(
  facts: Facts,
  call: SentCall,
  adaptations: ReadonlyMap<string, Adaptation>,
): AdaptedCall | null {
  const { adaptation, exchange, use } = call;
  const known = adaptations.get(exchange.call.endpoint.id);
  const isServed = known?.by === "body" && isLike(facts, exchange, use, known);
  const prefix = isServed || adaptation ? prefixEdits(facts, use) : null;
  return prefix && { ...call, prefix };
}

/** What the calls of a file that send requests become. */
function senderProposals(
  facts: Facts,
  calls: readonly AdaptedCall[],
  adaptations: readonly Adaptation[],
): readonly Proposal[] {
  const [first] = calls;
  if (!first) return [];
  const { form, sender: at } = first;
  const name = freeName(facts, form.functionName, at);
  const written = functionEdit(facts, at, (style) => adapterText(form, name, adaptations, style));
  return [...new Set(calls.map(({ sender }) => sender))].map((sender): Proposal => {
    const own = calls.filter((each) => each.sender === sender);
    return {
      change: (own[0] ?? first).proposal.change,
      node: sender,
      message: `\`${name}\` makes requests v2's here whose parts come together at run time`,
      edits: [adaptArguments(sender, form, name), written],
      ...confidenceOf(calls),
      ties: own.flatMap(({ proposal }) => proposal.ties),
    };
  });
}

/** `fetch(url, options)` → `fetch(...asV2Request(url, options))`; the parentheses as well, as others may write right within them. */
function adaptArguments(
  { arguments: given }: ts.CallExpression,
  { size, spreads }: SendingForm,
  name: string,
): Edit {
  const last = given[size - 1] as ts.Expression;
  const held = { start: given.pos, end: last.getEnd() };
  const around = { ...held, start: given.pos - 1 };
  return replace(pathOf(last), around, `(${spreads ? "..." : ""}${name}(`, held, ")");
}

/** The global `Parameters` may be hidden by a type of the file. */
function typesAt({ moduleOf }: Facts["program"], sender: ts.Node): SignatureTypes {
  if (!isTypeScript(sender)) return "none";
  const { scopes, source } = moduleOf(sender);
  return scopes.resolveType("Parameters", source) ? "any" : "global";
}

function functionEdit(
  { program }: Facts,
  sender: ts.Node,
  textIn: (style: AdapterStyle) => string,
): Edit {
  const { path, text } = program.moduleOf(sender);
  const eol = eolOf(text);
  const semicolon = semicolonOf(text);
  const before = text.endsWith("\n") ? eol : eol + eol;
  const written = textIn({ eol, semicolon, types: typesAt(program, sender) });
  return insert(path, text.length, before, written, eol);
}
