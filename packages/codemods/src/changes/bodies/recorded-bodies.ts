import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { type MemberRead, memberReads } from "../../facts/member-reads.ts";
import { movesAmong, type Role, roleOfShape } from "../../facts/shapes.ts";
import { standInBodies } from "../../facts/stand-in-bodies.ts";
import { bodyObjects } from "../../provenance/body-objects.ts";
import type { Exchange } from "../../provenance/exchanges.ts";
import type { Value } from "../../provenance/value.ts";
import { endpointChange, sureByHost } from "../endpoint-change.ts";
import type { Proposal } from "../proposal.ts";
import { renamedRead } from "./renamed-read.ts";
import { isInStandIn, lostIn, lostNames } from "./told-bodies.ts";

/**
 * What a test reads of the body that a call was seen to send, where v2 is sent one with other members. The code
 * that makes the body keeps it as it is, so that only the test knows what was sent.
 */
export function findRecordedBodies(facts: Facts): readonly Proposal[] {
  const { exchanges, standIns } = facts.machine;
  const told = [...standInBodies(facts), ...standIns.places];
  const tests = new Set(told.map((node) => node.getSourceFile()));
  if (tests.size === 0) return [];
  const sent = [...exchanges.all.values()].flatMap((exchange): readonly Sent[] => {
    const { version, request } = exchange.call.endpoint;
    const role = version === "v1" && request !== "none" ? roleOfShape(request) : null;
    if (!role || role === "habit") return [];
    const bodies = [...exchange.uses.values()].flatMap((use) => [...bodyObjects(use.body)]);
    return [{ exchange, role, bodies: new Set(bodies) }];
  });
  return memberReads(facts.machine)
    .filter(({ node }) => tests.has(node.getSourceFile()))
    .flatMap((read) => sent.flatMap((each) => proposalsFor(facts, read, each)));
}

interface Sent {
  readonly exchange: Exchange;
  readonly role: Role;
  readonly bodies: ReadonlySet<Value>;
}

function proposalsFor(facts: Facts, read: MemberRead, sent: Sent): readonly Proposal[] {
  const { exchange, bodies, role } = sent;
  const { node, names } = read;
  const isInside = isInStandIn(facts, node);
  const made = new Set([...bodies].flatMap((body) => (body.kind === "site" ? [body.node] : [])));
  // What stands in for the client may be asked by the code that asks the service, where that runs for a test alone.
  const isRecorded = (value: Value): boolean =>
    value.kind === "site" &&
    (isInside ? made.has(value.node) : bodies.has(value)) &&
    (isInside || isParsed(node) || value.node.getSourceFile() !== node.getSourceFile());
  const seen = [...read.receivers];
  if (!seen.some(isRecorded)) return [];
  const lost = lostNames(exchange.call.endpoint.request);
  const isLost = !isInside && names.some((name) => lost.includes(name));
  const edits = movesAmong(role, names).flatMap((mapping) => renamedRead(facts, node, mapping));
  return [
    ...(isLost ? [lostIn(read, exchange)] : []),
    ...(edits.length > 0
      ? [
          {
            change: endpointChange(exchange),
            node,
            message: "v2 is sent a body with other members",
            edits,
            ...sureByHost(facts.identity.has(exchange)),
            ties: [exchange.call],
          } as const,
        ]
      : []),
  ];
}

/** Whether it is read of what `JSON.parse` gave: a copy of what was sent, and not the object itself. */
function isParsed(node: ts.Node): boolean {
  const from = ts.isObjectBindingPattern(node)
    ? ts.isVariableDeclaration(node.parent) && node.parent.initializer
    : (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) &&
      node.expression;
  return from !== false && from !== undefined && from.getText().startsWith("JSON.parse(");
}
