import { changes, serviceWords, tiedFeatureOf, wordsOf } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { ROUTE_FILE, TEST_FILE } from "../../facts/others/own-routes.ts";
import { tiedStrays } from "../../facts/others/tied-strays.ts";
import { withHeld } from "../../provenance/held.ts";
import type { Value } from "../../provenance/value.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "./stray-calls.ts";

const CHANGE = "webhook-v1-deprecated";

/** How deep the body of a registration is looked into for the address that it names. */
const DEPTH = 4;

/**
 * What takes the service's webhooks: routes whose path says so and names the service, or that the program
 * registers with the service, in programs that provably call it.
 */
export function findWebhookHandlers(facts: Facts): readonly Proposal[] {
  const registrations = registrationsIn(facts);
  const isCaller = facts.identity.size > 0 || registrations.length > 0;
  const found: Proposal[] = [];
  const judge = (node: ts.Node | null, path: string): void => {
    if (!node || !isWebhook(path)) return;
    const by = registrations.find(({ addresses }) => addresses.some((each) => each.endsWith(path)));
    const names = isCaller && wordsOf(path).some((word) => serviceWords.includes(word));
    if (by || names) found.push(propose(node, by ?? null));
  };
  for (const { path, source } of facts.program.modules.values()) {
    if (TEST_FILE.test(path)) continue;
    if (ROUTE_FILE.test(path)) judge(handlerIn(source), `/${path}`);
    visitMounts(source, judge);
  }
  return found;
}

/** A call that asks the service for its webhooks. */
interface Registration {
  readonly node: ts.Node;
  /** The texts in its body: among them the address to send them to. */
  readonly addresses: readonly string[];
}

function isWebhook(path: string): boolean {
  return tiedFeatureOf(path)?.change === CHANGE;
}

function registrationsIn(facts: Facts): readonly Registration[] {
  const isOurs = tiedStrays(facts);
  return [...facts.machine.exchanges.strays.values()]
    .filter((stray) => isWebhook(pathOf(stray)) && isOurs(stray))
    .map(({ node, body }) => ({
      node,
      addresses: [...withHeld(body, DEPTH)].flatMap(textOf),
    }));
}

function textOf(value: Value): readonly string[] {
  if (value.kind !== "text") return [];
  return [value.parts.map((part) => ("text" in part ? part.text : "*")).join("")];
}

/** `app.post('/webhooks/habits', handler)`. */
function visitMounts(node: ts.Node, found: (node: ts.Node, path: string) => void): void {
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const [path, ...handlers] = node.arguments;
    const isMount = ["post", "put", "all", "use", "route"].includes(node.expression.name.text);
    if (isMount && path && ts.isStringLiteralLike(path) && handlers.some(isHandler))
      found(node, path.text);
  }
  ts.forEachChild(node, (child) => visitMounts(child, found));
}

function isHandler(node: ts.Node): boolean {
  return ts.isFunctionLike(node) || ts.isIdentifier(node) || ts.isCallExpression(node);
}

/** What a file whose place is its path exports. */
function handlerIn(source: ts.SourceFile): ts.Node | null {
  return (
    source.statements.find(
      (each) =>
        (ts.isFunctionDeclaration(each) || ts.isVariableStatement(each)) &&
        each.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
    ) ?? null
  );
}

function propose(node: ts.Node, by: Registration | null): Proposal {
  const { summary, converter } = changes.find(({ id }) => id === CHANGE) ?? {};
  return {
    change: CHANGE,
    node,
    message: `This takes the service's webhooks. ${summary ?? ""}`.trim(),
    edits: null,
    confidence: "manual",
    reason: converter ?? "the formats are not specified",
    ties: [],
    way: by ? [{ at: by.node, what: "registered here" }] : [],
  };
}
