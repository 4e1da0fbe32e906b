import { type ChangeId, changes } from "@habitshift/schemas";
import { type Node, parseTree } from "jsonc-parser";
import { locateSyntaxError } from "../../convert/locate-syntax-error.ts";
import { UsageError } from "../../usage-error.ts";
import type { BaselineEntry } from "../checked.ts";
import { baselineVersion } from "./render-baseline.ts";

const ids = new Map<string, ChangeId>(changes.map(({ id }) => [id, id]));
const members = ["fingerprint", "change", "file", "before"] as const;
const anew =
  "put it back from version control, or delete it and write it anew with --update-baseline";

/**
 * Reads a baseline.
 *
 * @param name - The file as the user calls it.
 * @throws UsageError - where it is none that can be read: with the line.
 */
export function parseBaseline(text: string, name: string): BaselineEntry[] {
  const json = text.replace(/^\uFEFF/, "");
  const root = readTree(json, name);
  const fail = (node: Node, why: string): never => {
    const line = json.slice(0, node.offset).split("\n").length;
    throw new UsageError(`${name}:${line}: ${why}; ${anew}`);
  };
  const version = memberOf(root, "schemaVersion");
  if (typeof version?.value !== "number") return fail(root, "this is no baseline of habitshift");
  if (version.value > baselineVersion) {
    const line = json.slice(0, version.offset).split("\n").length;
    throw new UsageError(
      `${name}:${line}: a newer habitshift wrote this baseline (version ${version.value}, this one reads ${baselineVersion}); update habitshift`,
    );
  }
  const list = memberOf(root, "findings");
  if (list?.type !== "array") return fail(list ?? root, "a baseline has a list `findings`");
  return (list.children ?? []).map((node) => {
    const [fingerprint, change, file, before] = members.map((member) => {
      const value: unknown = memberOf(node, member)?.value;
      return typeof value === "string" ? value : fail(node, `this entry has no text \`${member}\``);
    }) as [string, string, string, string];
    const id = ids.get(change) ?? fail(node, `no change has the id ${change}`);
    return { fingerprint, change: id, file, before };
  });
}

function readTree(json: string, name: string): Node {
  try {
    JSON.parse(json);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const place = locateSyntaxError(json, error);
    const at = place === undefined ? "" : `:${place.line}:${place.column}`;
    throw new UsageError(`${name}${at}: the baseline is not JSON; ${anew}`, { cause: error });
  }
  const root = parseTree(json);
  if (root === undefined) throw new UsageError(`${name}: the baseline is empty; ${anew}`);
  return root;
}

function memberOf(node: Node, name: string): Node | undefined {
  const property = node.children?.findLast(({ children }) => children?.[0]?.value === name);
  return node.type === "object" ? property?.children?.[1] : undefined;
}
