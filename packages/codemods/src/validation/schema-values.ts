import type { Machine } from "../provenance/machine.ts";
import { callback } from "../provenance/native/callback.ts";
import type { Native, NativeCall } from "../provenance/native/native.ts";
import { flowInto, valuesOf } from "../provenance/types/typed.ts";
import { isSite, type SiteValue, type Value, type Values } from "../provenance/value.ts";
import { NOTHING, one, union } from "../provenance/values.ts";
import { flowIntoParts } from "./flow-into-parts.ts";
import { TRANSFORM } from "./made-by.ts";
import { consumers, direct, type Pass } from "./schema-consumers.ts";
import { isSchema, partsOf, typeOfSchema } from "./schema-type.ts";
import {
  isLazy,
  isOpaque,
  isPreprocessing,
  isTransforming,
  isTransformingPipe,
  transformsWithin,
} from "./transforming.ts";

/** Where a schema keeps the one that it is made of, and the function of a step of a pipe; no code can spell these. */
const BASE = "(base)";
const STEP = "(step)";

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
  const { node } = schema;
  if (isTransforming(node) || isTransformingPipe(machine.program, node))
    return machine.read(machine.prop(schema, TRANSFORM));
  const bases = depth > 8 ? [] : [...machine.read(machine.prop(schema, BASE))].filter(isSchema);
  for (const base of bases) {
    const made = transformed(machine, base, depth + 1);
    if (made) return made;
  }
  return isOpaque(node) ? NOTHING : null;
}

/** What a library's function makes of others, such as the step of a pipe that is given a function. */
function makeOf(call: NativeCall): Values {
  const { machine, args } = call;
  const made = make(call);
  for (const site of made) {
    if (site.kind !== "site") continue;
    machine.write(machine.prop(site, STEP), args[0] ?? NOTHING);
    if (isPreprocessing(site.node)) machine.write(machine.prop(site, BASE), args[1] ?? NOTHING);
  }
  return made;
}

/** `v.pipe(schema, v.check(isFine), v.transform(toView))`: each step sees what the one before it gives. */
function pipe(call: NativeCall): Values {
  const { machine, args, argNodes } = call;
  const made = make(call);
  const [schemas = NOTHING, ...steps] = args;
  let current = union(...[...schemas].map((schema) => passed(call, schema, NOTHING)));
  steps.forEach((step, index) => {
    const node = argNodes[index + 1];
    const functions = union(
      ...[...step].filter(isSchema).map((site) => machine.read(machine.prop(site, STEP))),
    );
    const result = callback({ ...call, args: [functions] }, 0, [current]);
    if (node && isTransforming(node)) current = result;
  });
  for (const site of made)
    if (site.kind === "site") machine.write(machine.prop(site, TRANSFORM), current);
  return made;
}

/** `schema.pipe(z.transform(toView))`: the other schema sees what the first gives. */
function pipedInto(call: NativeCall): Values {
  const { machine, args, self } = call;
  const made = make(call);
  const first = self ? passed(call, self, NOTHING) : NOTHING;
  const result = [...(args[0] ?? NOTHING)].filter(isSchema).map((step) => {
    if (!isTransforming(step.node)) return passed(call, step, first);
    const functions = machine.read(machine.prop(step, STEP));
    return union(
      callback({ ...call, args: [functions] }, 0, [first]),
      machine.read(machine.prop(step, TRANSFORM)),
    );
  });
  for (const site of made)
    if (site.kind === "site") machine.write(machine.prop(site, TRANSFORM), union(...result));
  return made;
}

/** How often a schema may stand for another. */
const DEEPEST = 8;

/** What comes out of a schema that values go through. */
function passed(call: NativeCall, schema: Value, values: Values, depth = 0): Values {
  const { machine } = call;
  if (!isSchema(schema)) return values;
  if (depth < DEEPEST && (isPreprocessing(schema.node) || isLazy(schema.node))) {
    const isBefore = isPreprocessing(schema.node);
    const functions = machine.read(machine.prop(schema, STEP));
    const given = callback({ ...call, args: [functions] }, 0, [values]);
    const inner = isBefore ? machine.read(machine.prop(schema, BASE)) : given;
    const schemas = [...inner].filter(isSchema);
    return union(
      ...schemas.map((each) => passed(call, each, isBefore ? given : values, depth + 1)),
    );
  }
  const type = typeOfSchema(machine, schema);
  flowInto(machine, type, values);
  const changesParts = partsOf(type).some((part) => transformsWithin(machine.program, part));
  if (changesParts) flowIntoParts(call, type, values);
  const made = transformed(machine, schema);
  if (made) {
    for (const base of depth < DEEPEST ? machine.read(machine.prop(schema, BASE)) : [])
      passed(call, base, values, depth + 1);
    return made;
  }
  const described = [...valuesOf(machine, type)].filter(({ kind }) => kind === "typed");
  if (changesParts) return new Set(described);
  const known = [...values].filter(({ kind }) => kind !== "unknown");
  return known.length + described.length > 0 ? new Set([...known, ...described]) : values;
}

/** A schema's own method takes the value first, a library's function the schema. */
const ofSelf: Pass = (call) =>
  call.self ? passed(call, call.self, call.args[0] ?? NOTHING) : NOTHING;
const ofFirst: Pass = (call) =>
  union(
    ...[...(call.args[0] ?? NOTHING)].map((schema) =>
      passed(call, schema, call.args[1] ?? NOTHING),
    ),
  );

const schemaMethods: Readonly<Record<string, Native>> = {
  ...consumers(ofSelf),
  transform: { name: "transform", apply: transform },
  pipe: { name: "pipe", apply: pipedInto },
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
  apply: makeOf,
  members: { ...consumers(ofFirst), pipe: direct("pipe", pipe) },
};

/** A name that a library of schemas exports. */
export function schemaExternals(name: string): (machine: Machine) => Values {
  const own = LIBRARY.members;
  const native = own && Object.hasOwn(own, name) ? own[name] : undefined;
  return (machine) => one(machine.intern.native(native ?? LIBRARY, null));
}
