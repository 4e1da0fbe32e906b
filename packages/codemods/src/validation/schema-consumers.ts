import type { Native, NativeCall } from "../provenance/native/native.ts";
import { promiseOf } from "../provenance/native/promise.ts";
import type { Values } from "../provenance/value.ts";
import { JUST_PLAIN, one } from "../provenance/values.ts";

/** What comes out where values go through a schema. */
export type Pass = (call: NativeCall) => Values;

/** A function that gives what comes out at once. */
export const direct = (name: string, pass: Pass): Native => ({ name, apply: pass });

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

/** The functions of a library that values go through. */
export function consumers(pass: Pass): Readonly<Record<string, Native>> {
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
