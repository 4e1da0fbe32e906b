import { ts } from "ts-morph";
import { flatten, HOLE } from "../../../client/addresses/match-url.ts";
import { isAtHome } from "../../../client/addresses/named-domain.ts";
import { saidHost } from "../../../client/addresses/said-host.ts";
import type { Facts } from "../../../facts/facts.ts";
import { startsServer, TEST_FILE } from "../../../facts/others/own-routes.ts";
import { oncePer } from "../../../program/once-per.ts";
import type { TextPart } from "../../../provenance/text/text-value.ts";
import { isAnsweredBeside } from "./answered-beside.ts";
import { fallbackNames } from "./fallback-names.ts";

const OWN_SERVER = "a server of the program's own";

/** Why a person should look at a call that goes to several hosts, by the code that makes it. */
export function severalHosts(facts: Facts): ReadonlyMap<ts.Node, string> {
  const byNode = new Map<ts.Node, Set<string>>();
  const faked = new Set<string>();
  for (const { call, uses } of facts.machine.exchanges.all.values()) {
    const hosts = byNode.get(call.node) ?? new Set();
    byNode.set(call.node, hosts);
    for (const { match } of uses.values()) {
      const host = isStandIn(facts, match.parts[0]) ? null : hostOf(facts, match.parts);
      if (host === null) continue;
      hosts.add(host);
      if (isAnsweredBeside(facts, call.node, match.parts[0])) faked.add(host);
    }
  }
  // A host that other code calls, too, such as the function that is given with it, is one.
  const isFaked = (host: string): boolean =>
    faked.has(host) && [...byNode.values()].filter((hosts) => hosts.has(host)).length === 1;
  return new Map(
    [...byNode].flatMap(([node, all]) => {
      const hosts = new Set([...all].filter((host) => !isFaked(host)));
      const named = [...hosts].sort().join(" and ");
      const reason = `the same code calls ${named}: see whether all of it is the service`;
      return hosts.size < 2 ? [] : [[node, reason] as const];
    }),
  );
}

/** What stays on this machine may stand in for any host, but at a port that a server of the program was given. */
function hostOf(facts: Facts, parts: readonly TextPart[]): string | null {
  const address = flatten({ kind: "text", parts });
  const isGiven = isAtHome(address) && address.split("/")[2]?.endsWith(`:${HOLE}`);
  if (isGiven && startsServer(facts)) return OWN_SERVER;
  return isOfTests(facts, parts[0]) ? null : saidHost(parts);
}

/** Whether tests give an address, or a file that answers for the service: what is tried there is what calls the service. */
function isOfTests(facts: Facts, part: TextPart | undefined): boolean {
  if (!part || "hole" in part) return false;
  const { path } = facts.program.moduleOf(part.node);
  return TEST_FILE.test(path) || answeringFiles(facts).has(path);
}

/** The files in which mocks answer paths of the service. */
const answeringFiles = oncePer(
  ({ machine, program }: Facts): ReadonlySet<string> =>
    new Set([...machine.mocked.all.values()].map(({ call }) => program.moduleOf(call.node).path)),
);

/** Whether an address is no entry of a table and no argument, but what another one is replaced by or falls back to. */
function isStandIn({ program }: Facts, part: TextPart | undefined): boolean {
  if (!part) return true;
  let node: ts.Node = "text" in part ? part.node : part.hole;
  while (isTextAround(node.parent)) node = node.parent;
  const { parent } = node;
  const isEntry =
    ts.isPropertyAssignment(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isCallExpression(parent) ||
    ts.isNewExpression(parent) ||
    (isConstant(parent) && !fallbackNames(program).has(parent.name.getText()));
  return "text" in part && !isEntry;
}

/** Whether a node is a larger text that its parts are put into. */
function isTextAround(node: ts.Node): boolean {
  const isSum = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
  return isSum || ts.isTemplateExpression(node) || ts.isTemplateSpan(node);
}

function isConstant(node: ts.Node): node is ts.VariableDeclaration {
  return (
    ts.isVariableDeclaration(node) &&
    (ts.getCombinedNodeFlags(node) & ts.NodeFlags.Const) === ts.NodeFlags.Const
  );
}
