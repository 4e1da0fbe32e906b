import { ts } from "ts-morph";
import { successorOf } from "../changes/url-path.ts";
import type { Edit } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import type { ExchangeUse } from "../provenance/exchanges.ts";
import { attemptHeaders, hidesHooks } from "./attempt-hook.ts";
import { deferEdits } from "./defer-edits.ts";
import { isHeld, isSubscribedAgain } from "./held-stream.ts";
import { askedFor } from "./resource-headers.ts";
import { mayBeSentByConfig } from "./sent-by-config.ts";

/** What becomes of headers that are made once, where the request may be sent several times. */
export interface Renewal {
  /** What makes them anew for each request. */
  readonly edits: readonly Edit[];
  /** What must change together, as all that import the same name do. */
  readonly ties: readonly object[];
  /** Why a person should look; null where each request has its own. */
  readonly reason: string | null;
}

const ANEW: Renewal = { edits: [], ties: [], reason: null };

/** Lets each subscription make the request of a call anew: what is subscribed to again sends it again. */
export function renewalOf(facts: Facts, node: ts.Node, uses: readonly ExchangeUse[]): Renewal {
  if (uses.some((use) => isTriedAgain(use) || isTriedUnseen(use) || mayBeSentByConfig(facts, use)))
    return { ...ANEW, reason: "what is tried again sends the same request id" };
  if (!uses.some((use) => use.request.client.isCold || isObserved(facts, use))) return ANEW;
  if (isDeferred(node)) return ANEW;
  if (askedFor(node)) return isReloaded(facts) ? { ...ANEW, reason: RELOADED } : ANEW;
  const isOften =
    uses.some(({ chain }) => chain.some((call) => isHeld(call))) || isSubscribedAgain(facts);
  if (!isOften) return ANEW;
  const deferred = deferEdits(facts, node);
  if (deferred) return { ...deferred, reason: null };
  const reason =
    "each that subscribes here sends the same request id: wrap the call in `defer(() => …)`";
  return { ...ANEW, reason };
}

const RELOADED = "what `reload()` loads again is asked for with the same request id";

function isReloaded({ program }: Facts): boolean {
  return program
    .nodes(ts.isPropertyAccessExpression)
    .some((node) => node.name.text === "reload" && !/\blocation$/.test(node.expression.getText()));
}

/** `agent.get(url).retry(2)` */
function isTriedAgain({ request: { client, node } }: ExchangeUse): boolean {
  if (client.name !== "superagent") return false;
  for (let at = node; ; at = at.parent.parent) {
    const { parent } = at;
    if (!ts.isPropertyAccessExpression(parent) || !ts.isCallExpression(parent.parent)) return false;
    if (parent.name.text === "retry") return true;
  }
}

/** Whether a client that tries again by itself has no place for what is called before each attempt. */
function isTriedUnseen({ request, match }: ExchangeUse): boolean {
  const { client, instance, node, slots } = request;
  const { attempts } = client;
  const { method } = successorOf(match.endpoint) ?? match.endpoint;
  if (!attempts || client.sendsAgain || !attempts.methods.includes(method)) return false;
  const { options, optionsIndex } = slots;
  if (saysNever(options) || (instance && ownOptions(instance.node).some(saysNever))) return false;
  return (
    hidesHooks(instance, attempts) || !attemptHeaders(node, options, optionsIndex, attempts, "")
  );
}

function ownOptions(made: ts.Node): readonly ts.Expression[] {
  return ts.isCallExpression(made) ? [...made.arguments] : [];
}

/** `retry: 0`, `retry: false`, `retry: { limit: 0 }` */
function saysNever(options: ts.Expression | null): boolean {
  return (
    options !== null && /\bretry\s*:\s*(?:0|false|\{\s*limit\s*:\s*0)\b/.test(options.getText())
  );
}

/** Whether `fromFetch` makes the request. */
function isObserved(facts: Facts, { request: { node } }: ExchangeUse): boolean {
  return (
    ts.isCallExpression(node) &&
    [...facts.seen(node.expression)].some(
      (value) => value.kind === "native" && value.native.name === "fromFetch",
    )
  );
}

/** Whether each subscription makes the request anew. */
function isDeferred(node: ts.Node): boolean {
  const call = ts.findAncestor(
    node,
    (each) => ts.isCallExpression(each) && each.expression.getText() === "defer",
  );
  return call !== undefined;
}
