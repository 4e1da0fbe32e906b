import type { FlowCode } from "./flow-code.ts";
import { childrenOf, type FlowNode, inner, listed } from "./flow-node.ts";
import { TYPE_WRITERS } from "./write-types.ts";

/** How much of Flow's types is left, from all that TypeScript can spell to none. */
export type Kept = "types" | "types without maybe" | "nothing";

type Writer = (node: FlowNode, code: FlowCode) => void;

/** Writes code and types of Flow as TypeScript reads them, each where it stands. */
export function writeFlow(node: FlowNode, code: FlowCode, kept: Kept): void {
  if (kept === "nothing" && TYPES.test(node.type)) {
    code.blank(...node.range);
    return;
  }
  if (kept !== "types" && node.type === "NullableTypeAnnotation")
    code.blank(node.range[0], node.range[0] + 1);
  for (const child of childrenOf(node)) writeFlow(child, code, kept);
  (WRITERS[node.type] ?? TYPE_WRITERS[node.type])?.(node, code);
}

const TYPES =
  /^(?:TypeAnnotation|TypeAlias|OpaqueType|InterfaceDeclaration|Declare\w+|TypeParameter(?:Declaration|Instantiation)|ClassImplements)$/;

const withoutArguments: Writer = (node, code) => {
  for (const name of ["typeArguments", "typeParameters"]) {
    const given = inner(node, name);
    if (given) code.blank(...given.range);
  }
};

const WRITERS: Readonly<Record<string, Writer>> = {
  // In plain JavaScript these would be comparisons, or elements.
  CallExpression: withoutArguments,
  OptionalCallExpression: withoutArguments,
  NewExpression: withoutArguments,
  ArrowFunctionExpression: withoutArguments,
  JSXOpeningElement: withoutArguments,
  HookDeclaration: ({ range: [start] }, code) => {
    code.blank(start, start + "hook".length);
    code.insert(start, "function");
  },
  TypeCastExpression: (node, code) => {
    const type = inner(node, "typeAnnotation");
    if (type) code.blank(...type.range);
  },
  ImportDeclaration: (node, code) => {
    if (node.importKind === "typeof") replaceWord("typeof", "type  ", node, code);
  },
  ImportSpecifier: (node, code) => {
    if (node.importKind === "typeof") replaceWord("typeof", "type  ", node, code);
  },
  ComponentDeclaration: writeComponent,
};

function replaceWord(word: string, other: string, { range }: FlowNode, code: FlowCode): void {
  const at = code.text.indexOf(word, range[0]);
  if (at >= 0 && at < range[1]) code.put(at, other);
}

/** `component Card(habit: Habit) {` is `function Card({habit       }){`, in as many characters. */
function writeComponent(node: FlowNode, code: FlowCode): void {
  const id = inner(node, "id");
  const body = inner(node, "body");
  if (!id || !body) return;
  const [start] = node.range;
  const opening = code.text.indexOf("(", id.range[1]);
  code.fill(start, opening + 1, `function ${code.text.slice(...id.range)}({`);
  for (const parameter of listed(node, "params")) writeParameter(parameter, code);
  const types = inner(node, "rendersType");
  if (types) code.blank(...types.range);
  const last = listed(node, "params").at(-1)?.range[1] ?? opening + 1;
  const closing = code.text.indexOf(")", last);
  code.blank(closing, body.range[0]);
  code.put(body.range[0] - 2, "})");
}

function writeParameter(parameter: FlowNode, code: FlowCode): void {
  const name = inner(parameter, "name");
  const local = inner(parameter, "local") ?? inner(parameter, "argument");
  const pattern = local && (inner(local, "left") ?? local);
  const type = pattern && inner(pattern, "typeAnnotation");
  if (type && pattern) {
    code.blank(...type.range);
    if (pattern.optional === true) code.blankText("?", pattern.range[0], type.range[0] + 1);
  }
  if (name && local && parameter.shorthand !== true) code.fill(name.range[1], local.range[0], ":");
}
