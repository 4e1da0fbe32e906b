import { keyHeader } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { isAtHome } from "../../client/addresses/named-domain.ts";
import type { Exchange, ExchangeUse } from "../../provenance/exchanges.ts";
import type { Machine } from "../../provenance/machine.ts";
import { isSite, type Value, writtenNames } from "../../provenance/value.ts";
import { baseParts, tokenOf } from "./others.ts";

/** Why a call is taken for one of this service. */
export interface Proof {
  readonly node: ts.Node;
  readonly what: string;
  /** By what one's own API may have too, as where it stays on this machine: of no worth where the repository serves it itself. */
  readonly byPath: boolean;
}

/** The calls that are provably of this service, with the place that proves it. */
export type Identity = ReadonlyMap<Exchange, Proof>;

/**
 * Ties calls to the service by a configured host or variable, the key header, or an endpoint that only
 * it has. What proves one call proves all that go through the same client, base or headers.
 */
export function identify(machine: Machine, services: readonly string[]): Identity {
  const all = [...machine.exchanges.all.values()];
  // What goes to this machine proves little: it comes last, and says nothing of others.
  const exchanges = [...all.filter((each) => !staysHome(each)), ...all.filter(staysHome)];
  const proven = new Map<Exchange, Proof>();
  const byToken = new Map<unknown, Proof>();
  const learn = (exchange: Exchange, proof: Proof): void => {
    proven.set(exchange, proof);
    for (const token of tokensOf(exchange)) if (!byToken.has(token)) byToken.set(token, proof);
  };
  for (const exchange of exchanges) {
    const proof = ownProof(exchange, services);
    if (proof) learn(exchange, proof);
  }
  for (let before = -1; before !== proven.size; ) {
    before = proven.size;
    for (const exchange of exchanges) {
      if (proven.has(exchange)) continue;
      const token = tokensOf(exchange).find((each) => byToken.has(each));
      const proof = byToken.get(token);
      if (proof) learn(exchange, { ...proof, byPath: proof.byPath || staysHome(exchange) });
    }
  }
  return proven;
}

function ownProof(exchange: Exchange, services: readonly string[]): Proof | null {
  const { endpoint, node } = exchange.call;
  const proofs = [...exchange.uses.values()].flatMap((use) => ownProofOf(use, services) ?? []);
  const proof = proofs.find(({ byPath }) => !byPath) ?? proofs[0];
  if (proof) return proof;
  if (!endpoint.successor?.distinctive) return null;
  return { node, what: `only this service has ${endpoint.method} ${endpoint.path}`, byPath: true };
}

/** What ties one way of making a call to the service, beside its path: a configured address, or the key. */
export function ownProofOf(use: ExchangeUse, services: readonly string[]): Proof | null {
  const configured = configuredPart(use, services);
  if (configured) return configured;
  const header = use.headers
    .flatMap((layer) => [...layer])
    .map((value) => keyIn(value))
    .find((at) => at !== null);
  return header
    ? { node: header, what: `the header ${keyHeader}`, byPath: isAtHome(use.match.flat) }
    : null;
}

/** Whether a call is only seen to go to the developer's own machine. */
function staysHome({ uses }: Exchange): boolean {
  return [...uses.values()].every(({ match }) => isAtHome(match.flat));
}

/** The part of a URL that names a configured service: a variable, or the literal origin. */
function configuredPart(use: ExchangeUse, services: readonly string[]): Proof | null {
  for (const part of use.match.parts) {
    if ("hole" in part && part.variable && services.includes(part.variable)) {
      return { node: part.hole, what: `the configured variable ${part.variable}`, byPath: false };
    }
  }
  const origin = use.match.origin;
  const service = origin && services.find((each) => isService(each, origin));
  return service
    ? {
        node: use.chain[0] ?? use.request.node,
        what: `the configured service ${service}`,
        byPath: false,
      }
    : null;
}

/** Whether an address is at the host of a named service; a variable names none. */
export function isService(service: string, address: string): boolean {
  if (!URL.canParse(service) || !URL.canParse(address)) return false;
  return new URL(service).host === new URL(address).host;
}

/** Whether headers hold the key of this service. */
export function carriesKey(headers: readonly Iterable<Value>[]): boolean {
  return headers.some((layer) => [...layer].some((value) => keyIn(value) !== null));
}

/** Headers that are made of others, which are made of others, are followed so far. */
const DEEPEST = 6;

/** The place that writes the key header; null where these headers have none. Objects may copy from each other in circles. */
function keyIn(value: Value, depth = 0, seen: Map<Value, number> = new Map()): ts.Node | null {
  if (value.kind !== "site" || depth > DEEPEST || (seen.get(value) ?? depth + 1) <= depth)
    return null;
  seen.set(value, depth);
  for (const name of writtenNames(value)) {
    if (name.toLowerCase() === keyHeader.toLowerCase()) return value.node;
  }
  const inner = [
    ...value.spread.values,
    ...[...value.props.values()].flatMap((cell) => (isNested(value) ? [...cell.values] : [])),
  ];
  for (const each of inner) {
    const found = keyIn(each, depth + 1, seen);
    if (found) return found;
  }
  return keyInPairs(value);
}

/** Axios keeps headers for all methods under `common`. */
function isNested(value: Value): boolean {
  return isSite(value, "object", "headers", "axios-defaults");
}

/** `[['X-API-Key', key]]`, or `['X-API-Key', key]` as undici takes them. */
function keyInPairs(value: Value): ts.Node | null {
  if (!isSite(value, "array")) return null;
  const { node } = value;
  const found =
    ts.isArrayLiteralExpression(node) &&
    node.elements.some((element) =>
      namesKey(ts.isArrayLiteralExpression(element) ? element.elements[0] : element),
    );
  return found ? node : null;
}

function namesKey(node: ts.Expression | undefined): boolean {
  return (
    node !== undefined &&
    ts.isStringLiteralLike(node) &&
    node.text.toLowerCase() === keyHeader.toLowerCase()
  );
}

/** What a call shares with others of the same client: the call itself, its instance, base and headers. */
function tokensOf(exchange: Exchange): readonly unknown[] {
  const tokens: unknown[] = [exchange.call.node];
  for (const use of exchange.uses.values()) {
    if (use.request.instance) tokens.push(use.request.instance.node);
    tokens.push(...baseParts(use).map(tokenOf));
    for (const value of use.headers.flatMap((layer) => [...layer]))
      if (value.kind === "site") tokens.push(value.node);
  }
  return tokens;
}
