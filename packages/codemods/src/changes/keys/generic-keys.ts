import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { movedMapping } from "../../facts/shapes.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { describeField } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { isWritten } from "../writes/field-writes.ts";
import { typeAround } from "./frozen-keys.ts";
import type { KeyLookUp } from "./key-look-ups.ts";
import { referredType } from "./key-types.ts";
import { keyedCallEdits } from "./keyed-call.ts";
import { declaredType } from "./listed-names.ts";
import { loosened, parameterAt } from "./loosened.ts";
import { isSure } from "./written-look-up.ts";

/** The `keyof T` of each look-up by names that a table keeps (`columns: Column<Habit>[]`) or a function is given, where they stay those of v1. */
export type GenericKeys = ReadonlyMap<KeyLookUp, ReadonlySet<ts.TypeNode>>;

/** @param kept - The literals that cannot become the names of v2. */
export function genericKeys(
  facts: Facts,
  lookUps: readonly KeyLookUp[],
  kept: ReadonlySet<ts.Node>,
): GenericKeys {
  return new Map(
    lookUps.flatMap((lookUp) => {
      const literals = isTypeScript(lookUp.node) ? lookUp.keys.map(({ literal }) => literal) : [];
      const staying = literals.filter((each) => kept.has(each));
      const types = [
        ...staying.flatMap((each) => (isOfKnown(facts, lookUp) ? [] : typesAround(facts, each))),
        ...(staying.some((each) => !keyedCallEdits(facts, lookUp.role, each))
          ? typesOfParameter(facts, lookUp)
          : []),
      ];
      return types.length > 0 ? [[lookUp, new Set(types)] as const] : [];
    }),
  );
}

/** Whether what is looked in is declared as something that is no type parameter. */
function isOfKnown(facts: Facts, { node }: KeyLookUp): boolean {
  const type = declaredType(facts, node.expression);
  return type !== undefined && !(ts.isTypeReferenceNode(type) && parameterAt(facts, type));
}

/** The `keyof T` that a function declares the name with: `by<T>(key: keyof T)` is not given the object that it looks in. */
function typesOfParameter(facts: Facts, { node }: KeyLookUp): readonly ts.TypeNode[] {
  const type = declaredType(facts, node.argumentExpression);
  return type && !isWritten(node) ? keysOfMember(facts, type) : [];
}

/** The `keyof T` that a member of a table is declared with in a generic type. */
function typesAround(facts: Facts, { parent: member }: ts.Node): readonly ts.TypeNode[] {
  const around = typeAround(member);
  if (!around || !ts.isPropertyAssignment(member)) return [];
  const name = member.name.getText();
  const found: ts.TypeNode[] = [];
  const entered = new Set<ts.Node>();
  const visit = (node: ts.Node): void => {
    if (entered.has(node)) return;
    entered.add(node);
    const named = ts.isTypeReferenceNode(node) ? referredType(facts, node) : null;
    if (named) visit(named);
    if (ts.isPropertySignature(node) && node.type && node.name.getText() === name)
      found.push(...keysOfMember(facts, node.type));
    ts.forEachChild(node, visit);
  };
  visit(around);
  return found;
}

/**
 * It may be a type parameter of its own: `interface Column<T, K extends keyof T> { key: K }`, or be one of what is taken:
 * `key: keyof T | ((row: T) => unknown)`.
 */
function keysOfMember(facts: Facts, type: ts.TypeNode): readonly ts.TypeNode[] {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap((each) => keysOfMember(facts, each));
  const parameter = ts.isTypeReferenceNode(type) ? parameterAt(facts, type) : null;
  const extended = parameter?.constraint;
  if (extended && keysOfParameter(facts, extended).length > 0) return [type];
  return keysOfParameter(facts, type);
}

/** `keyof T`, `keyof T & string`, `Extract<keyof T, string>`, where `T` is a parameter of the type. */
function keysOfParameter(facts: Facts, type: ts.TypeNode): readonly ts.TypeNode[] {
  if (ts.isParenthesizedTypeNode(type)) return keysOfParameter(facts, type.type);
  const parts = ts.isIntersectionTypeNode(type) ? type.types : argumentsOf(type);
  const isAny = [type, ...parts].some((part) => isKeyOfParameter(facts, part));
  return isAny ? [type] : [];
}

function argumentsOf(type: ts.TypeNode): readonly ts.TypeNode[] {
  const isExtract = ts.isTypeReferenceNode(type) && type.typeName.getText() === "Extract";
  return isExtract ? (type.typeArguments ?? []) : [];
}

function isKeyOfParameter(facts: Facts, node: ts.TypeNode): boolean {
  if (!ts.isTypeOperatorNode(node) || node.operator !== ts.SyntaxKind.KeyOfKeyword) return false;
  const { type } = node;
  return ts.isTypeReferenceNode(type) && parameterAt(facts, type) !== null;
}

const REVIEWED = {
  confidence: "review",
  reason: "the names that are given stay those of v1",
} as const;

/** `keyof T` → `string`: v2 has nothing of those names. */
export function proposeGeneric(facts: Facts, generic: GenericKeys): readonly Proposal[] {
  const seen = new Set<ts.TypeNode>();
  return [...generic].flatMap(([lookUp, types]) => {
    const { keys, receiver, role } = lookUp;
    const outcome = isSure(facts, lookUp)
      ? ({ confidence: "safe", reason: null } as const)
      : REVIEWED;
    return [...types].flatMap((node): readonly Proposal[] => {
      const [mapping] = keys.flatMap(({ literal }) => movedMapping(role, literal.text) ?? []);
      if (!mapping || seen.has(node)) return [];
      seen.add(node);
      return [
        {
          change: mapping.change,
          node,
          message: describeField(mapping, role),
          edits: loosened(facts, node),
          ...outcome,
          ties: receiver.carriers,
        },
      ];
    });
  });
}
