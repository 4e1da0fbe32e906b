import { ts } from "ts-morph";
import type { Context } from "../provenance/context.ts";
import type { Machine } from "../provenance/machine.ts";
import { callback } from "../provenance/native/callback.ts";
import type { Native, NativeCall } from "../provenance/native/native.ts";
import { promiseOf } from "../provenance/native/promise.ts";
import type { TypeRef } from "../provenance/type-ref.ts";
import { flowInto, valuesOf } from "../provenance/typed.ts";
import { isSite, type SiteValue, type Value, type Values } from "../provenance/value.ts";
import { JUST_PLAIN, NOTHING, one, union } from "../provenance/values.ts";

/** Where a schema keeps what it makes of values, and the schema that it is made of; no code can spell these. */
const TRANSFORM = "(transform)";
const BASE = "(base)";

/** A schema that an expression makes. */
function make({ machine, node, frame, self }: NativeCall): Values {
  const site = machine.site(node, frame.context, "schema");
  if (self && isSite(self, "schema")) machine.write(machine.prop(site, BASE), one(self));
  return one(site);
}

/** The function that a schema is given sees what the schema describes. */
function inspected(call: NativeCall): Values {
  return callback(call, 0, [call.self ? passed(call, call.self, NOTHING) : NOTHING]);
}

function transform(call: NativeCall): Values {
  const made = make(call);
  const result = inspected(call);
  for (const site of made)
    if (site.kind === "site") call.machine.write(call.machine.prop(site, TRANSFORM), result);
  return made;
}

function refine(call: NativeCall): Values {
  inspected(call);
  return make(call);
}

/** What the function that a schema was made with gives back; null where it keeps what it takes. */
function transformed(machine: Machine, schema: SiteValue, depth = 0): Values | null {
  if (isTransform(schema.node)) return machine.read(machine.prop(schema, TRANSFORM));
  const bases = depth > 8 ? [] : [...machine.read(machine.prop(schema, BASE))].filter(isSchema);
  for (const base of bases) {
    const made = transformed(machine, base, depth + 1);
    if (made) return made;
  }
  return null;
}

function isTransform(node: ts.Node): boolean {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === "transform"
  );
}

/** What comes out of a schema that values go through. */
function passed(call: NativeCall, schema: Value, values: Values): Values {
  const { machine } = call;
  if (!isSchema(schema)) return values;
  const type = typeOfSchema(machine, schema);
  flowInto(machine, type, values);
  const made = transformed(machine, schema);
  if (made) return made;
  const described = [...valuesOf(machine, type)].filter(({ kind }) => kind === "typed");
  const known = [...values].filter(({ kind }) => kind !== "unknown");
  return known.length + described.length > 0 ? new Set([...known, ...described]) : values;
}

function isSchema(value: Value): value is SiteValue {
  return isSite(value, "schema");
}

/** The type that a schema describes, with what the helper that made it was given. */
function typeOfSchema(machine: Machine, { node, context }: SiteValue): TypeRef {
  return machine.types.refer(node as ts.Expression, argumentsOf(machine, context));
}

function argumentsOf(machine: Machine, { node, chain }: Context): ReadonlyMap<string, TypeRef> {
  const [call] = chain;
  const found = new Map<string, TypeRef>();
  if (!ts.isFunctionLike(node) || !call || !ts.isCallExpression(call)) return found;
  node.parameters.forEach(({ name }, index) => {
    const argument = call.arguments[index];
    if (argument && ts.isIdentifier(name)) found.set(name.text, machine.types.refer(argument));
  });
  return found;
}

type Pass = (call: NativeCall) => Values;

/** A schema's own method takes the value first, a library's function the schema. */
const ofSelf: Pass = (call) =>
  call.self ? passed(call, call.self, call.args[0] ?? NOTHING) : NOTHING;
const ofFirst: Pass = (call) =>
  union(
    ...[...(call.args[0] ?? NOTHING)].map((schema) =>
      passed(call, schema, call.args[1] ?? NOTHING),
    ),
  );

const direct = (name: string, pass: Pass): Native => ({ name, apply: pass });

const later = (name: string, pass: Pass): Native => ({
  name,
  apply: (call) => promiseOf(call.machine, pass(call), call.node, call.frame.context),
});

/** What `safeParse` gives: the library's own verdict around the value. */
function verdict(call: NativeCall, pass: Pass): Values {
  const site = call.machine.site(call.node, call.frame.context, "object");
  const value = pass(call);
  for (const name of ["data", "output"]) call.machine.write(call.machine.prop(site, name), value);
  for (const name of ["success", "error", "issues"])
    call.machine.write(call.machine.prop(site, name), JUST_PLAIN);
  return one(site);
}

const safe = (name: string, pass: Pass): Native => ({
  name,
  apply: (call) => verdict(call, pass),
});

const safeLater = (name: string, pass: Pass): Native => ({
  name,
  apply: (call) => promiseOf(call.machine, verdict(call, pass), call.node, call.frame.context),
});

function consumers(pass: Pass): Readonly<Record<string, Native>> {
  return {
    parse: direct("parse", pass),
    parseAsync: later("parseAsync", pass),
    safeParse: safe("safeParse", pass),
    safeParseAsync: safeLater("safeParseAsync", pass),
    spa: safeLater("spa", pass),
    decode: direct("decode", pass),
    cast: direct("cast", pass),
    validateSync: direct("validateSync", pass),
    validate: later("validate", pass),
    is: direct("is", pass),
    assert: direct("assert", pass),
  };
}

const schemaMethods: Readonly<Record<string, Native>> = {
  ...consumers(ofSelf),
  transform: { name: "transform", apply: transform },
  refine: { name: "refine", apply: refine },
  superRefine: { name: "superRefine", apply: refine },
  check: { name: "check", apply: refine },
};

/** A method of a schema: one that values go through, or one that makes another schema. */
export function schemaMember(machine: Machine, schema: SiteValue, name: string): Values {
  const native = Object.hasOwn(schemaMethods, name) ? schemaMethods[name] : undefined;
  return one(machine.intern.native(native ?? CHAIN, schema));
}

const CHAIN: Native = { name: "schema", apply: make };

const LIBRARY: Native = {
  name: "schema library",
  open: true,
  apply: make,
  members: consumers(ofFirst),
};

/** A name that a library of schemas exports. */
export function schemaExternals(name: string): (machine: Machine) => Values {
  const own = LIBRARY.members;
  const native = own && Object.hasOwn(own, name) ? own[name] : undefined;
  return (machine) => one(machine.intern.native(native ?? LIBRARY, null));
}
