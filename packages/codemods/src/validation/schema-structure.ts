import { ts } from "ts-morph";
import { lastReturned } from "../program/results-of.ts";
import type { Structure, TypeMember } from "../provenance/types/structure.ts";
import type { TypeReader } from "../provenance/types/type-reader.ts";
import type { TypeRef } from "../provenance/types/type-ref.ts";
import { type Initializer, initializerOf, libraryOf, memberInitializer } from "./initializer-of.ts";
import { isSchemaLibrary } from "./libraries.ts";
import { maskNames } from "./mask.ts";
import { plainShape, spreadSchema } from "./spread-shape.ts";
import { isTransformingPipe } from "./transforming.ts";

/** A schema expression to read. */
export interface SchemaReading {
  readonly reader: TypeReader;
  readonly ref: TypeRef;
  readonly depth: number;
}

const UNKNOWN: Structure = { is: "unknown" };

/** What the schema that an expression makes describes. */
export function schemaStructure(node: ts.Node, reading: SchemaReading): Structure {
  if (ts.isIdentifier(node)) return named(node, reading);
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
  )
    return expand(reading, node.expression);
  if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression))
    return initialized(
      reading,
      memberInitializer(reading.reader.program, node.expression, node.name.text),
    );
  if (!ts.isCallExpression(node)) return UNKNOWN;
  const { expression } = node;
  if (ts.isIdentifier(expression)) {
    const library = libraryOf(reading.reader.program, expression);
    if (library && isSchemaLibrary(library)) return built(expression.text, node, reading);
    return called(node, expression, reading);
  }
  if (!ts.isPropertyAccessExpression(expression)) return UNKNOWN;
  const root = expression.expression;
  if (ts.isIdentifier(root) && isSchemaLibrary(libraryOf(reading.reader.program, root) ?? ""))
    return built(expression.name.text, node, reading);
  return chained(expression, node, reading);
}

function expand({ reader, ref, depth }: SchemaReading, node: ts.Expression): Structure {
  return reader.expand(reader.refer(node, ref.parameters), depth + 1);
}

function named(node: ts.Identifier, reading: SchemaReading): Structure {
  const given = reading.ref.parameters.get(node.text);
  if (given) return reading.reader.expand(given, reading.depth + 1);
  return initialized(reading, initializerOf(reading.reader.program, node));
}

function initialized({ reader, depth }: SchemaReading, found: Initializer | null): Structure {
  if (!found || ts.isFunctionDeclaration(found)) return UNKNOWN;
  return reader.expand(reader.refer(found), depth + 1);
}

/** A helper of one's own that makes a schema of others: `envelope(z.array(habit))`. */
function called(
  node: ts.CallExpression,
  callee: ts.Identifier,
  { reader, ref, depth }: SchemaReading,
): Structure {
  const helper = initializerOf(reader.program, callee);
  if (!helper || !(ts.isFunctionDeclaration(helper) || isFunction(helper))) return UNKNOWN;
  const body = helper.body && ts.isBlock(helper.body) ? lastReturned(helper.body) : helper.body;
  if (!body) return UNKNOWN;
  const parameters = new Map<string, TypeRef>();
  helper.parameters.forEach(({ name }, index) => {
    const argument = node.arguments[index];
    if (argument && ts.isIdentifier(name))
      parameters.set(name.text, reader.refer(argument, ref.parameters));
  });
  return reader.expand(reader.refer(body as ts.Expression, parameters), depth + 1);
}

function isFunction(node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node);
}

const SAME: ReadonlySet<string> = new Set(
  "optional nullable nullish exactOptional nonNullable readonly pipe partial required lazy promise catch fallback brand".split(
    " ",
  ),
);
const OBJECTS: ReadonlySet<string> = new Set(
  "object strictObject looseObject objectAsync interface".split(" "),
);
const UNIONS: ReadonlySet<string> = new Set(
  "union intersection intersect variant discriminatedUnion xor".split(" "),
);

/** What a function of the library makes: `z.object({ … })`, `v.optional(schema)`. */
function built(name: string, node: ts.CallExpression, reading: SchemaReading): Structure {
  const { reader, ref } = reading;
  const refer = (each: ts.Expression): TypeRef => reader.refer(each, ref.parameters);
  const [first, second] = node.arguments;
  if (OBJECTS.has(name)) return shaped(reading, first, []);
  if (!first) return { is: "plain" };
  if (name === "array") return { is: "list", of: refer(first) };
  if (name === "record") return second ? { is: "record", of: refer(second) } : UNKNOWN;
  if (UNIONS.has(name)) {
    const lists = node.arguments.find(ts.isArrayLiteralExpression);
    return { is: "union", of: (lists ? [...lists.elements] : [...node.arguments]).map(refer) };
  }
  if (name === "pick" || name === "omit") return masked(name, expand(reading, first), second);
  if (isTransformingPipe(reader.program, node)) return made(node, refer(first));
  if (!SAME.has(name)) return { is: "plain" };
  return expand(reading, isFunction(first) && !ts.isBlock(first.body) ? first.body : first);
}

/** What a method of a schema makes of it: `schema.extend({ … })`, `schema.array()`. */
function chained(
  { name, expression }: ts.PropertyAccessExpression,
  node: ts.CallExpression,
  reading: SchemaReading,
): Structure {
  const { reader, ref } = reading;
  const refer = (each: ts.Expression): TypeRef => reader.refer(each, ref.parameters);
  const [first] = node.arguments;
  switch (name.text) {
    case "array":
      return { is: "list", of: refer(expression) };
    case "transform":
      return made(node, refer(expression));
    case "of":
      return first ? { is: "list", of: refer(first) } : UNKNOWN;
    case "extend":
    case "safeExtend":
    case "shape":
      return shaped(reading, first, [refer(expression)]);
    case "merge":
    case "concat":
    case "and":
    case "or":
      return first ? { is: "union", of: [refer(expression), refer(first)] } : UNKNOWN;
    case "pick":
    case "omit":
      return masked(name.text, expand(reading, expression), first);
    default:
      return isTransformingPipe(reader.program, node)
        ? made(node, refer(expression))
        : expand(reading, expression);
  }
}

/** What a schema makes of what it takes, by a function of the program's own. */
function made(by: ts.CallExpression, takes: TypeRef): Structure {
  return { is: "unknown", made: { by, takes } };
}

/** What the members that a schema is made of describe; some have a name, and some are spread into others. */
function shaped(
  { reader, ref }: SchemaReading,
  given: ts.Expression | undefined,
  bases: readonly TypeRef[],
): Structure {
  const shape = given && plainShape(reader.program, given);
  if (!shape) return UNKNOWN;
  const refer = (each: ts.Expression): TypeRef => reader.refer(each, ref.parameters);
  const spread = shape.properties.filter(ts.isSpreadAssignment);
  const taken = spread.map(spreadSchema).filter((each) => each !== null);
  const parts = spread.map(({ expression }) => plainShape(reader.program, expression));
  const members = new Map<string, TypeMember>();
  for (const part of [...parts.filter((each) => each !== null), shape]) {
    for (const property of part.properties) {
      if (!property.name || ts.isComputedPropertyName(property.name)) continue;
      const value = ts.isPropertyAssignment(property) ? property.initializer : property.name;
      const name = property.name.text;
      const type = ts.isExpression(value) ? refer(value) : null;
      members.set(name, { name, type, optional: isOptionalSchema(value), node: property });
    }
  }
  const all = [...bases, ...taken.map(refer)];
  return { is: "object", declaration: shape, members, bases: all, index: null };
}

/** Whether a schema lets its value be missing. */
export function isOptionalSchema(node: ts.Node): boolean {
  return /\.(optional|nullish|notRequired)\(/.test(node.getText());
}

function masked(
  name: "pick" | "omit",
  structure: Structure,
  mask: ts.Expression | undefined,
): Structure {
  const names = mask && maskNames(mask);
  if (structure.is !== "object" || !names) return structure;
  const texts = new Set(names.map(({ text }) => text));
  const kept = [...structure.members].filter(([key]) => texts.has(key) === (name === "pick"));
  return { ...structure, members: new Map(kept) };
}
