import { type Node, parseTree } from "jsonc-parser";

/** A member or a whole value that was rewritten. */
export interface JsonEdit {
  /** The member that is gone; null where a whole value became another. */
  readonly member: string | null;
  /** In UTF-16 units, of what stood there. */
  readonly start: number;
  readonly end: number;
  /** What stands there now, where that is one thing; empty where it went elsewhere. */
  readonly after: string;
}

/** A text with another value, and where it differs. */
export interface RewrittenJson {
  readonly text: string;
  readonly edits: readonly JsonEdit[];
}

/**
 * Makes a JSON text hold another value. What stays keeps its bytes, a member that only gets another name
 * keeps its value's, and what is new is written on one line.
 *
 * @param text - JSON, without a byte order mark.
 * @param write - Writes a value on one line.
 */
export function rewriteJson(
  text: string,
  value: unknown,
  write: (value: unknown) => string,
): RewrittenJson {
  const root = parseTree(text);
  if (root === undefined) throw new Error("a text that was read as JSON has no value");
  const edits: JsonEdit[] = [];
  const isSpaced = /"\s*:\s/.test(text);
  const context: Context = {
    text,
    edits,
    colon: isSpaced ? ": " : ":",
    write: isSpaced ? (it) => spaced(it, write) : write,
  };
  const end = root.offset + root.length;
  return {
    text: text.slice(0, root.offset) + become(root, value, context) + text.slice(end),
    edits,
  };
}

interface Context {
  readonly text: string;
  readonly edits: JsonEdit[];
  /** Between a name and its value. */
  readonly colon: string;
  readonly write: (value: unknown) => string;
}

function become(
  node: Node,
  value: unknown,
  context: Context,
  member: string | null = null,
): string {
  const old = context.text.slice(node.offset, node.offset + node.length);
  if (isSame(node, value, context)) return old;
  if (node.type === "object" && isPlain(value)) return becomeObject(node, value, context);
  const items = node.children ?? [];
  if (node.type === "array" && Array.isArray(value) && value.length === items.length) {
    return splice(node, context, (item) => become(item, value[items.indexOf(item)], context));
  }
  const after = context.write(value);
  context.edits.push({ member, start: node.offset, end: node.offset + node.length, after });
  return after;
}

/** The text of a node, with its children replaced. */
function splice(node: Node, { text }: Context, replace: (child: Node) => string): string {
  let result = "";
  let at = node.offset;
  for (const child of node.children ?? []) {
    result += text.slice(at, child.offset) + replace(child);
    at = child.offset + child.length;
  }
  return result + text.slice(at, node.offset + node.length);
}

function becomeObject(
  node: Node,
  value: Readonly<Record<string, unknown>>,
  context: Context,
): string {
  const { text, edits, colon, write } = context;
  const members = node.children ?? [];
  const [first] = members;
  const last = members.at(-1);
  const names = Object.keys(value);
  if (first === undefined || last === undefined || names.length === 0) {
    const after = write(value);
    edits.push({ member: null, start: node.offset, end: node.offset + node.length, after });
    return after;
  }
  const byName = new Map(members.map((member) => [nameOf(member), member]));
  const gone = members.filter((member) => !Object.hasOwn(value, nameOf(member)));
  const pieces = names.map((name) => {
    const own = byName.get(name);
    if (own)
      return splice(own, context, (child) =>
        child === own.children?.[0]
          ? sliceOf(child, text)
          : become(child, value[name], context, name),
      );
    const renamed = gone.find((member) => isSame(childOf(member), value[name], context));
    if (renamed === undefined) return `${JSON.stringify(name)}${colon}${write(value[name])}`;
    gone.splice(gone.indexOf(renamed), 1);
    const [key] = renamed.children ?? [];
    const after = splice(renamed, context, (child) =>
      child === key ? JSON.stringify(name) : sliceOf(child, text),
    );
    edits.push(editOf(renamed, after));
    return after;
  });
  edits.push(...gone.map((member) => editOf(member, "")));
  const second = members[1];
  const isLines = text.slice(node.offset, first.offset).includes("\n");
  const before = text.slice(node.offset + 1, first.offset);
  const gap = second
    ? text.slice(first.offset + first.length, second.offset)
    : isLines
      ? `,${before}`
      : ", ";
  const after = text.slice(last.offset + last.length, node.offset + node.length);
  return `{${before}${pieces.join(gap)}${after}`;
}

function editOf(member: Node, after: string): JsonEdit {
  const { offset, length } = member;
  return { member: nameOf(member), start: offset, end: offset + length, after };
}

function sliceOf({ offset, length }: Node, text: string): string {
  return text.slice(offset, offset + length);
}

function nameOf(member: Node): string {
  return String(member.children?.[0]?.value);
}

function childOf(member: Node): Node {
  return member.children?.[1] ?? member;
}

function isSame(node: Node, value: unknown, context: Context): boolean {
  const { text, write } = context;
  const children = node.children ?? [];
  if (node.type === "array") {
    return (
      Array.isArray(value) &&
      value.length === children.length &&
      children.every((child, at) => isSame(child, value[at], context))
    );
  }
  if (node.type === "object") {
    if (!isPlain(value) || Object.keys(value).length !== children.length) return false;
    return children.every(
      (member) =>
        Object.hasOwn(value, nameOf(member)) &&
        isSame(childOf(member), value[nameOf(member)], context),
    );
  }
  // A number that no double holds is an object in between, and is written as it stood.
  return (
    node.value === value ||
    (typeof value === "object" && value !== null && write(value) === sliceOf(node, text))
  );
}

/** On one line, with the spaces that people write. */
function spaced(value: unknown, write: (value: unknown) => string): string {
  if (Array.isArray(value)) return `[${value.map((it) => spaced(it, write)).join(", ")}]`;
  if (!isPlain(value)) return write(value);
  const members = Object.entries(value).map(
    ([name, it]) => `${JSON.stringify(name)}: ${spaced(it, write)}`,
  );
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
