import type { FlowCode } from "./flow-code.ts";
import { type FlowNode, inner, listed } from "./flow-node.ts";
import { writeGenericType } from "./generic-types.ts";
import { writeObjectType } from "./object-types.ts";

type Writer = (node: FlowNode, code: FlowCode) => void;

const leaveOut: Writer = (node, code) => code.blank(...node.range);

/** How the types of Flow that TypeScript spells otherwise are written. */
export const TYPE_WRITERS: Readonly<Record<string, Writer>> = {
  ObjectTypeAnnotation: writeObjectType,
  GenericTypeAnnotation: writeGenericType,
  FunctionTypeAnnotation: writeFunctionType,
  OpaqueType: writeOpaque,
  TypeParameter: writeTypeParameter,
  Variance: leaveOut,
  InferredPredicate: leaveOut,
  DeclaredPredicate: leaveOut,
  DeclareOpaqueType: leaveOut,
  DeclareModule: leaveOut,
  DeclareModuleExports: leaveOut,
  DeclareComponent: leaveOut,
  DeclareHook: leaveOut,
  DeclareNamespace: leaveOut,
  DeclareExportDeclaration: (node, code) =>
    node.default === true
      ? code.blank(...node.range)
      : code.blank(node.range[0], node.range[0] + "declare".length),
  ComponentTypeAnnotation: (node, code) => code.fill(...node.range, "any"),
  OptionalIndexedAccessType: (node, code) => {
    const from = inner(node, "objectType")?.range[1] ?? node.range[0];
    if (node.optional === true) code.blankText("?.", from, node.range[1]);
  },
  TypePredicate: (node, code) => {
    if (node.kind === "implies") code.blankText("implies", ...node.range);
  },
  EnumDeclaration: (node, code) => {
    const body = inner(node, "body");
    if (!body) return;
    code.blank(body.range[0], code.text.indexOf("{", body.range[0]));
    if (body.hasUnknownMembers === true) code.blankText("...", ...body.range);
  },
};

/** Parameters without names get one, and what has no parentheses is any function. */
function writeFunctionType(node: FlowNode, code: FlowCode): void {
  const [start, end] = node.range;
  const params = [...listed(node, "params"), inner(node, "rest")].filter((each) => each !== null);
  const [only] = params;
  if (only && only.range[0] === start && !inner(only, "name")) {
    code.fill(start, end, "any");
    return;
  }
  for (const param of params) if (!inner(param, "name")) code.fill(...param.range, "_");
}

function writeOpaque(node: FlowNode, code: FlowCode): void {
  code.blankText("opaque", ...node.range);
  const bound = inner(node, "supertype");
  const id = inner(node, "id");
  if (bound && id) code.blank(code.text.indexOf(":", id.range[1]), bound.range[1]);
}

function writeTypeParameter(node: FlowNode, code: FlowCode): void {
  const bound = inner(node, "bound");
  if (bound && node.usesExtendsBound !== true) code.blank(...bound.range);
}
