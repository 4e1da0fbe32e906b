import { bulkDelete, type Shape, shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { type MemberRead, memberReads } from "../../facts/member-reads.ts";
import { standInBodies } from "../../facts/stand-in-bodies.ts";
import { bodyObjects } from "../../provenance/body-objects.ts";
import type { Exchange } from "../../provenance/exchanges.ts";
import type { Value } from "../../provenance/value.ts";
import { endpointChange } from "../endpoint-change.ts";
import type { Proposal } from "../proposal.ts";
import { readElsewhere } from "./read-elsewhere.ts";

/** What a stand-in reads of the body of a request, where v2 is sent a body that does not have it. */
export function findToldBodies(facts: Facts): readonly Proposal[] {
  const { exchanges, mocked } = facts.machine;
  const sent = [...exchanges.all.values(), ...mocked.all.values()].filter(
    ({ call }) => call.endpoint.version === "v1" && lostNames(call.endpoint.request).length > 0,
  );
  if (sent.length === 0) return [];
  const isMock = ({ call }: Exchange): boolean =>
    [...mocked.all.values()].some((other) => other.call === call);
  const isTold = (node: ts.Node): boolean => isInStandIn(facts, node);
  return [...memberReads(facts.machine), ...namedReads(facts)].flatMap((read) =>
    sent
      .filter((exchange) => reads(read, exchange, isTold, isMock(exchange)))
      .map((exchange) => foundIn(facts, read, exchange, isTold) ?? lostIn(read, exchange)),
  );
}

/** What is read by a path that is kept as text: `expect(body).toHaveProperty('status')`. */
function namedReads({ machine }: Facts): readonly MemberRead[] {
  return [...machine.keyPaths.all].flatMap(([node, { steps }]) =>
    steps.map(({ name, receivers }) => ({ node, names: [name], receivers })),
  );
}

/** What a stand-in reads where v2 has it. */
function foundIn(
  facts: Facts,
  read: MemberRead,
  exchange: Exchange,
  isTold: (node: ts.Node) => boolean,
): Proposal | null {
  const lost = read.names.filter((name) =>
    lostNames(exchange.call.endpoint.request).includes(name),
  );
  const edits = isTold(read.node) ? readElsewhere(facts, read, exchange, lost) : null;
  return edits && { ...lostIn(read, exchange), edits, confidence: "review", reason: ELSEWHERE };
}

const ELSEWHERE = "what answers in the place of the service reads it elsewhere";

/** Whether a place is in a function that answers in the place of a client. */
export function isInStandIn(facts: Facts, node: ts.Node): boolean {
  const bodies = standInBodies(facts);
  return ts.findAncestor(node, (each) => bodies.has(each)) !== undefined;
}

/** The members of a v1 body that no v2 body has: they stand in the path, or in operations. */
export function lostNames(shape: Shape): readonly string[] {
  if (shape === "bulk-delete") return bulkDelete.members;
  if (shape === "habit" || !(shape in shapeMappings)) return [];
  return shapeMappings[shape as keyof typeof shapeMappings].fields
    .filter(({ op }) => op === "to-path" || op === "expand")
    .map(({ from }) => from);
}

function reads(
  { node, names, receivers }: MemberRead,
  { call, uses }: Exchange,
  isTold: (node: ts.Node) => boolean,
  isMock: boolean,
): boolean {
  const lost = lostNames(call.endpoint.request);
  if (!names.some((name) => lost.includes(name))) return false;
  const isAsked = (value: Value): boolean =>
    value.kind === "service" &&
    value.call === call &&
    value.type.is === "payload" &&
    value.type.of === call.endpoint.request;
  if (isMock && [...receivers].some(isAsked)) return true;
  if (!isTold(node)) return false;
  const nodes = new Set(
    [...uses.values()].flatMap((use) =>
      [...bodyObjects(use.body)].flatMap((value) => (value.kind === "site" ? [value.node] : [])),
    ),
  );
  return [...receivers].some((value) => value.kind === "site" && nodes.has(value.node));
}

/** What is said of a read of what no v2 body has. */
export function lostIn({ node, names }: MemberRead, exchange: Exchange): Proposal {
  const { endpoint } = exchange.call;
  const lost = names.filter((name) => lostNames(endpoint.request).includes(name));
  const told = lost.map((name) => `\`${name}\``).join(" and ");
  return {
    change: endpointChange(exchange),
    node,
    message: `v2 is sent a body without ${told} in place of ${endpoint.method} ${endpoint.path}`,
    edits: null,
    confidence: "manual",
    reason: "have this answer what v2 is sent; the id stands in the path there, or in `operations`",
    ties: [exchange.call],
  };
}
