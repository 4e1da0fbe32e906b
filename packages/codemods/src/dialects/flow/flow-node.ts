import { lazyRequire } from "../lazy-require.ts";
import { DialectError } from "../reading.ts";

/** A node as Flow's own parser gives it. */
export interface FlowNode {
  readonly type: string;
  readonly range: readonly [number, number];
  readonly [member: string]: unknown;
}

interface FlowParser {
  parse(text: string, options: Readonly<Record<string, unknown>>): FlowNode;
}

/** Flow's own parser, which is only loaded where there is Flow. */
const parser = lazyRequire<FlowParser>("flow-parser");

const OPTIONS = {
  flow: "all",
  sourceType: "module",
  enableExperimentalComponentSyntax: true,
  enableExperimentalFlowMatchSyntax: true,
};

/** The comments that a file begins with. */
const HEAD = /^(?:\s+|#![^\n]*|\/\/[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/;

/** Whether a file says that it is Flow. */
export function saysFlow(text: string): boolean {
  return text.includes("@flow") && /@flow\b/.test(HEAD.exec(text)?.[0] ?? "");
}

/**
 * Parses a file of Flow.
 *
 * @throws DialectError - where Flow's parser refuses it.
 */
export function parseFlow(text: string): FlowNode {
  try {
    return parser().parse(text, OPTIONS);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { loc } = error as { loc?: { line: number; column: number } };
    throw new DialectError(`${loc?.line ?? 1}:${(loc?.column ?? 0) + 1}: ${error.message}`, {
      cause: error,
    });
  }
}

function isNode(value: unknown): value is FlowNode {
  return typeof value === "object" && value !== null && "type" in value && "range" in value;
}

/** A member of a node that is a node. */
export function inner(node: FlowNode, name: string): FlowNode | null {
  const value = node[name];
  return isNode(value) ? value : null;
}

/** The nodes of a member that is a list. */
export function listed(node: FlowNode, name: string): readonly FlowNode[] {
  const value = node[name];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The nodes within a node. */
export function childrenOf(node: FlowNode): readonly FlowNode[] {
  return Object.entries(node)
    .filter(([name]) => !UNWALKED.has(name))
    .flatMap(([, value]) => value)
    .filter(isNode);
}

const UNWALKED: ReadonlySet<string> = new Set(["comments", "tokens", "docblock", "errors", "loc"]);
