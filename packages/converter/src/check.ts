import { type BareSchema, formats } from "@habitshift/schemas";
import { ExactNumber } from "./exact-json.ts";
import { type Fault, fault, gather, gatherMissing, none } from "./fault.ts";
import { isJsonObject } from "./json.ts";
import { layoutsOf } from "./layouts.ts";

/** Finds what is wrong with a value; none where it is valid. */
export type Check = (value: unknown) => readonly Fault[];

/** A schema, or a part of one. */
export type Node = Readonly<Record<string, unknown>> | boolean;

/** Keywords that no value can break. */
export const annotations = new Set([
  "$schema",
  "$id",
  "title",
  "description",
  "readOnly",
  "then",
  "else",
]);

/**
 * Compiles a schema of the contract. The keywords are those that the contract uses for payloads.
 *
 * @throws {TypeError} On a keyword that is not known here, so that none is passed over.
 */
export function compileCheck(schema: BareSchema | Node): Check {
  if (schema === true) return () => none;
  if (schema === false) return () => fault("must not be there");
  const node = schema as Exclude<Node, boolean>;
  const checks = Object.keys(node)
    .filter((keyword) => !annotations.has(keyword))
    .map((keyword) => compileKeyword(keyword, node));
  return inTurn(checks);
}

/** The faults of the first check that finds any. */
function inTurn([first, second, ...rest]: readonly Check[]): Check {
  if (first === undefined) return () => none;
  if (second === undefined) return first;
  const others = inTurn([second, ...rest]);
  return (value) => {
    const faults = first(value);
    return faults.length > 0 ? faults : others(value);
  };
}

function compileKeyword(keyword: string, node: Exclude<Node, boolean>): Check {
  const argument = node[keyword];
  switch (keyword) {
    case "type":
      return typeCheck([argument].flat() as string[]);
    case "properties":
      return propertiesCheck(argument as Record<string, Node>, (node.required ?? []) as string[]);
    case "required":
      return node.properties ? () => none : propertiesCheck({}, argument as string[]);
    case "items":
      return itemsCheck(compileCheck(argument as Node));
    case "const":
      return (value) => (value === argument ? none : fault(`must be ${JSON.stringify(argument)}`));
    case "enum":
      return (value) =>
        (argument as unknown[]).includes(value)
          ? none
          : fault(`must be one of ${JSON.stringify(argument).slice(1, -1)}`);
    case "minLength":
      return (value) =>
        String(value).length < Number(argument)
          ? fault(`must be no shorter than ${argument}`)
          : none;
    case "minimum":
      return (value) => (Number(value) < Number(argument) ? fault(`must be ≥ ${argument}`) : none);
    case "format":
      return formatCheck(argument as keyof typeof formats);
    case "anyOf":
      return anyCheck((argument as Node[]).map(compileCheck));
    case "if":
      return branchCheck(node);
    default:
      throw new TypeError(`the schema's keyword ${keyword} is not known to the converter`);
  }
}

const predicates: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === "string",
  number: Number.isFinite,
  integer: Number.isInteger,
  boolean: (value) => typeof value === "boolean",
  null: (value) => value === null,
  object: isJsonObject,
  array: Array.isArray,
};

function typeCheck(types: readonly string[]): Check {
  const tests = types.map((type) => predicates[type]).filter((test) => test !== undefined);
  const wanted = fault(`must be of type ${types.join(" or ")}`);
  const isNumeric = types.includes("number") || types.includes("integer");
  const faultOf = (value: unknown) =>
    isNumeric && value instanceof ExactNumber ? tooExact : wanted;
  const [only] = tests;
  if (only && tests.length === 1) return (value) => (only(value) ? none : faultOf(value));
  return (value) => (tests.some((test) => test(value)) ? none : faultOf(value));
}

const tooExact = fault("must be a number that a double holds; it has too many digits");

function formatCheck(format: keyof typeof formats): Check {
  const test = formats[format];
  const wanted = fault(`must be a ${format}`);
  return (value) => (test(value as string) ? none : wanted);
}

function anyCheck(checks: readonly Check[]): Check {
  return (value) => {
    const results = checks.map((check) => check(value));
    return results.some((faults) => faults.length === 0) ? none : results.flat();
  };
}

function branchCheck(node: Exclude<Node, boolean>): Check {
  const condition = compileCheck(node.if as Node);
  const then = compileCheck((node.then ?? true) as Node);
  const otherwise = compileCheck((node.else ?? true) as Node);
  return (value) => (condition(value).length === 0 ? then(value) : otherwise(value));
}

function itemsCheck(check: Check): Check {
  return (value) => {
    const items = value as unknown[];
    let faults: Fault[] | undefined;
    for (let index = 0; index < items.length; index++) {
      faults = gather(faults, index, check(items[index]));
    }
    return faults ?? none;
  };
}

function propertiesCheck(
  properties: Readonly<Record<string, Node>>,
  required: readonly string[],
): Check {
  const byName = new Map(Object.entries(properties).map(([name, it]) => [name, compileCheck(it)]));
  const layoutOf = layoutsOf((name) => byName.get(name) ?? checkJson);
  return (value) => {
    const members = value as Record<string, unknown>;
    const names = Object.keys(members);
    const checks = layoutOf(names);
    let faults: Fault[] | undefined;
    for (let index = 0; index < names.length; index++) {
      const name = names[index] as string;
      const member = members[name];
      if (member === undefined) continue;
      faults = gather(faults, name, (checks[index] as Check)(member));
    }
    return gatherMissing(faults, members, required) ?? none;
  };
}

const unsayable = new Set(["function", "symbol", "bigint"]);

/** What the contract does not name may be anything that JSON can say. */
export function checkJson(value: unknown): readonly Fault[] {
  const sayable = typeof value === "number" ? Number.isFinite(value) : !unsayable.has(typeof value);
  return sayable ? none : fault("must be JSON");
}
