import { type Node as JsonNode, parseTree } from "jsonc-parser";
import { isMap, isScalar, isSeq, parseDocument, type Node as YamlNode } from "yaml";

/** JSON or YAML with its places. Offsets are UTF-16 units. */
export type Tree = { readonly start: number; readonly end: number } & (
  | { readonly kind: "map"; readonly members: readonly Member[] }
  | { readonly kind: "list"; readonly items: readonly Tree[] }
  | { readonly kind: "value"; readonly value: unknown }
);

export interface Member {
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly value: Tree;
}

/** Reads JSON or YAML; null where it is neither. */
export function readTree(text: string): Tree | null {
  if (/^\s*[[{]/.test(text)) {
    const node = parseTree(text);
    return node === undefined ? null : ofJson(node);
  }
  const document = parseDocument(text, { logLevel: "silent", uniqueKeys: false });
  return document.errors.length > 0 || document.contents === null
    ? null
    : ofYaml(document.contents);
}

/** The member of a map; undefined where it has none, or is none. */
export function memberOf(tree: Tree | undefined, key: string): Member | undefined {
  return tree?.kind === "map" ? tree.members.find((member) => member.key === key) : undefined;
}

/** The text that a member is; null where it is none. */
export function textOf(tree: Tree | undefined): string | null {
  return tree?.kind === "value" && typeof tree.value === "string" ? tree.value : null;
}

function ofJson(node: JsonNode): Tree {
  const { type, offset: start, length, children = [] } = node;
  const end = start + length;
  if (type === "array") return { kind: "list", start, end, items: children.map(ofJson) };
  if (type !== "object") return { kind: "value", start, end, value: node.value };
  const members = children.flatMap(({ children: pair = [] }): Member[] => {
    const [key, value] = pair;
    if (key === undefined || value === undefined) return [];
    const from = key.offset + 1;
    return [
      {
        key: String(key.value),
        start: from,
        end: key.offset + key.length - 1,
        value: ofJson(value),
      },
    ];
  });
  return { kind: "map", start, end, members };
}

function ofYaml(node: YamlNode): Tree {
  const [start, end] = node.range ?? [0, 0];
  if (isSeq<YamlNode>(node)) return { kind: "list", start, end, items: node.items.map(ofYaml) };
  if (!isMap<YamlNode, YamlNode | null>(node))
    return { kind: "value", start, end, value: isScalar(node) ? node.value : null };
  const members = node.items.map(({ key, value }): Member => {
    const [from, to] = key.range ?? [start, start];
    const isQuoted = isScalar(key) && (key.type === "QUOTE_DOUBLE" || key.type === "QUOTE_SINGLE");
    const shift = isQuoted ? 1 : 0;
    return {
      key: isScalar(key) ? String(key.value) : "",
      start: from + shift,
      end: to - shift,
      value: value === null ? { kind: "value", start: to, end: to, value: null } : ofYaml(value),
    };
  });
  return { kind: "map", start, end, members };
}
