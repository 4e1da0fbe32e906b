import { ts } from "ts-morph";
import { fetchClient } from "../../../client/http-client.ts";
import { type Edit, insert, replace } from "../../../edit/edit.ts";
import type { Facts } from "../../../facts/facts.ts";
import { isTypeScript } from "../../../program/is-typescript.ts";
import type { Exchange, ExchangeUse } from "../../../provenance/exchanges.ts";
import { freeName } from "../../free-name.ts";
import type { Proposal } from "../../proposal.ts";
import { pathOf } from "../../receiver.ts";
import { prefixEdits } from "../prefixes/prefix-edits.ts";
import { type Adaptation, adaptationOf } from "./adaptation.ts";
import { type AdapterStyle, adapterText } from "./adapter.ts";

/** A call that is made by a proposal, and how it was seen. */
export interface ProposedCall {
  readonly proposal: Proposal;
  readonly exchange: Exchange;
  readonly use: ExchangeUse;
}

/** A call by `fetch`. */
interface SentCall extends ProposedCall {
  readonly sender: ts.CallExpression;
}

/** A call whose request can be made v2's where it is sent. */
interface AdaptedCall extends SentCall {
  readonly prefix: readonly Edit[];
}

const LATER =
  "the request is put together at run time, so that a function makes it v2's where it is sent";

/**
 * Calls whose path, method and body come together at run time only, as from a table of endpoints, are left as they are:
 * a function of the file that sends them gives `fetch` what v2 takes. Calls for which that can be done are edited.
 */
export function sentAsV2(facts: Facts, calls: readonly ProposedCall[]): readonly Proposal[] {
  const byFile = new Map<string, SentCall[]>();
  for (const call of calls) {
    const sender = senderOf(facts, call.use);
    if (!sender) continue;
    const file = pathOf(sender);
    byFile.set(file, [...(byFile.get(file) ?? []), { ...call, sender }]);
  }
  const adapted = new Map<Proposal, Proposal>();
  const senders = [...byFile.values()].flatMap((sent) => {
    const adaptations = adaptationsOf(facts, sent);
    const own = sent.flatMap((call) => adaptedCall(facts, call, adaptations) ?? []);
    for (const { prefix, proposal } of own)
      adapted.set(proposal, { ...proposal, edits: prefix, confidence: "review", reason: LATER });
    return senderProposals(facts, own, [...adaptations.values()]);
  });
  return [...calls.map(({ proposal }) => adapted.get(proposal) ?? proposal), ...senders];
}

/** By the id of the endpoint: whoever calls it through one file is served by the same. */
function adaptationsOf(facts: Facts, sent: readonly SentCall[]): ReadonlyMap<string, Adaptation> {
  const found = new Map<string, Adaptation>();
  for (const { exchange, use } of sent) {
    const adaptation = adaptationOf(facts, exchange, use);
    if (adaptation) found.set(adaptation.endpoint.id, adaptation);
  }
  return found;
}

function adaptedCall(
  facts: Facts,
  call: SentCall,
  adaptations: ReadonlyMap<string, Adaptation>,
): AdaptedCall | null {
  const isKnown = adaptations.has(call.exchange.call.endpoint.id);
  const prefix = isKnown ? prefixEdits(facts, call.use) : null;
  return prefix && { ...call, prefix };
}

/** `fetch(url, options)` in plain code; null where the request is sent in another way. */
function senderOf({ program }: Facts, { request }: ExchangeUse): ts.CallExpression | null {
  const { client, node, slots } = request;
  if (client !== fetchClient || !ts.isCallExpression(node) || slots.optionsIndex !== 1) return null;
  const { isModel, reading } = program.moduleOf(node);
  const isPlain = !isModel && reading === null;
  const hasBoth = node.arguments.length === 2 && !node.arguments.some(ts.isSpreadElement);
  return isPlain && hasBoth ? node : null;
}

/** What the calls of a file that send requests become. */
function senderProposals(
  facts: Facts,
  calls: readonly AdaptedCall[],
  adaptations: readonly Adaptation[],
): readonly Proposal[] {
  const [first] = calls;
  if (!first) return [];
  const name = freeName(facts, "asV2Request", first.sender);
  const written = functionEdit(facts, first.sender, name, adaptations);
  return [...new Set(calls.map(({ sender }) => sender))].map((sender): Proposal => {
    const own = calls.filter((each) => each.sender === sender);
    return {
      change: (own[0] ?? first).proposal.change,
      node: sender,
      message: `\`${name}\` makes requests v2's here whose parts come together at run time`,
      edits: [adaptArguments(sender, name), written],
      confidence: "review",
      reason: LATER,
      ties: own.flatMap(({ proposal }) => proposal.ties),
    };
  });
}

/** `fetch(url, options)` → `fetch(...asV2Request(url, options))`; the parentheses as well, as others may write right within them. */
function adaptArguments(sender: ts.CallExpression, name: string): Edit {
  const { end, pos } = sender.arguments;
  const around = { start: pos - 1, end: sender.getEnd() };
  return replace(pathOf(sender), around, `(...${name}(`, { start: pos, end }, "))");
}

function functionEdit(
  { program }: Facts,
  sender: ts.Node,
  name: string,
  adaptations: readonly Adaptation[],
): Edit {
  const { path, text } = program.moduleOf(sender);
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const style: AdapterStyle = {
    eol,
    isTyped: isTypeScript(sender),
    semicolon: /;\s*$/m.test(text) ? ";" : "",
  };
  const before = text.endsWith("\n") ? eol : eol + eol;
  return insert(path, text.length, before, adapterText(name, adaptations, style), eol);
}
