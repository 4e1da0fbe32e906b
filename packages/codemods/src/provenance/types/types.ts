import { ts } from "ts-morph";
import { append } from "../../program/append.ts";
import type { Program } from "../../program/program.ts";
import { namedParameters } from "./named-parameters.ts";
import type { Structure } from "./structure.ts";
import { structureOf } from "./structure-of.ts";
import type { TypeReader } from "./type-reader.ts";
import type { TypeRef, TypeSource } from "./type-ref.ts";

/** The types that code writes; each is read once. */
export interface Types extends Pick<TypeReader, "expand" | "refer"> {
  /** A type that a node writes, by each of what type parameters were found to stand for there. */
  referred(node: TypeSource): readonly TypeRef[];
  /** The `Pick`, `Omit` and the like by which the program declares objects of its own. */
  apart: ReadonlySet<ts.Node>;
  /** Names of types in `extends` and in `&` of which what they make changes, while the type that is named does not. */
  inlined: ReadonlySet<ts.Node>;
}

const NO_PARAMETERS: ReadonlyMap<string, TypeRef> = new Map();

/** What a type parameter stands for is one type, however many others lead to it: types that call each other come to an end. */
function boundTo(node: TypeSource, parameters: ReadonlyMap<string, TypeRef>): TypeRef | undefined {
  return ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) && !node.typeArguments
    ? parameters.get(node.typeName.text)
    : undefined;
}

/** A type nested deeper than this refers to itself. */
const MAX_DEPTH = 40;

/** The types of a program, none of them read yet. */
export function createTypes(program: Program): Types {
  const refs = new Map<string, TypeRef>();
  const byNode = new Map<TypeSource, TypeRef[]>();
  const nodeIds = new Map<ts.Node, number>();
  const structures = new Map<TypeRef, Structure>();
  const reader: TypeReader = {
    program,
    refer: (node, parameters = NO_PARAMETERS) => {
      const bound = boundTo(node, parameters);
      if (bound) return bound;
      if (!nodeIds.has(node)) nodeIds.set(node, nodeIds.size);
      const named = namedParameters(node, parameters);
      const key = `${nodeIds.get(node)}|${named.map(([name, ref]) => `${name}=${ref.id}`).join()}`;
      let ref = refs.get(key);
      if (!ref) {
        const own = named.length === parameters.size ? parameters : new Map(named);
        ref = { id: refs.size + 1, node, module: program.moduleOf(node), parameters: own };
        refs.set(key, ref);
        append(byNode, node, ref);
      }
      return ref;
    },
    expand: (ref, depth = 0) => {
      const known = structures.get(ref);
      if (known) return known;
      const structure: Structure =
        depth > MAX_DEPTH ? { is: "unknown" } : structureOf(reader, ref, depth);
      structures.set(ref, structure);
      return structure;
    },
  };
  const referred: Types["referred"] = (node) => byNode.get(node) ?? [];
  return { ...reader, referred, apart: new Set(), inlined: new Set() };
}
