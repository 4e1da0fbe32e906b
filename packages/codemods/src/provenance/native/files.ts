import { flatten } from "../../client/addresses/match-url.ts";
import { letEscape } from "../calls/invoke.ts";
import { implicitCall } from "../invocation.ts";
import { required } from "../modules/module.ts";
import { PASSING, storedUnder } from "../stored.ts";
import { concat, hole, textsOf } from "../text/text.ts";
import type { TextValue } from "../text/text-value.ts";
import type { Values } from "../value.ts";
import { flatMap, JUST_NULLISH, JUST_PLAIN, JUST_UNKNOWN, NOTHING, one, union } from "../values.ts";
import { type Exported, libraryOf } from "./library.ts";
import type { Native, NativeCall } from "./native.ts";
import { platform } from "./platform.ts";
import { promiseOf } from "./promise.ts";

const PLACE = "the file system";

/** The text of a file: what the program wrote there, what stands there in the project, or anything. */
function read(call: NativeCall): Values {
  const { machine, node, argNodes } = call;
  const paths = pathsOf(call);
  const data = dataAt(call, paths);
  const found = storedUnder(machine.stores, placeOf(paths), paths, argNodes[0]).map((stored) => {
    stored.reads.add(node);
    return machine.read(stored.cell);
  });
  if (isPassing(paths)) return union(...found);
  return union(...found, data.size > 0 ? data : one(hole(machine, node, null)));
}

function write(call: NativeCall): void {
  const { machine, node, args, argNodes } = call;
  const paths = pathsOf(call);
  for (const stored of storedUnder(machine.stores, placeOf(paths), paths, argNodes[0])) {
    stored.writes.add(node);
    machine.write(stored.cell, args[1] ?? NOTHING);
  }
}

function placeOf(paths: Values): string {
  return isPassing(paths) ? PASSING : PLACE;
}

/** Whether files stand in a folder that is made anew for each run. */
function isPassing(paths: Values): boolean {
  return paths.size > 0 && [...paths].every((path) => path.kind === "text" && isTemporary(path));
}

function isTemporary({ parts }: TextValue): boolean {
  return parts.some(
    (part) => "hole" in part && /\b(?:tmpdir|mkdtemp(?:Sync)?)\(/.test(part.hole.getText()),
  );
}

/** `mkdtemp(prefix)`: the prefix with something behind it that is new each time. */
function temporary(call: NativeCall): Values {
  return concat(call.machine, pathsOf(call), one(hole(call.machine, call.node, null)));
}

function pathsOf({ machine, node, args, argNodes }: NativeCall): Values {
  return textsOf(machine, args[0] ?? NOTHING, argNodes[0] ?? node);
}

/** JSON of the project, as an import of it would give it. */
function dataAt({ machine, node, frame }: NativeCall, paths: Values): Values {
  const from = frame.context.module.path;
  return flatMap(paths, (path) => {
    const name = path.kind === "text" ? flatten(path).replace(/^(?:file:)?\uE000\/?/, "./") : "";
    const module = name.includes("\uE000") ? null : machine.program.dataNamed(from, name);
    if (!module) return NOTHING;
    const site = machine.site(node, frame.context, "json");
    machine.write(site.element, required(machine, module));
    return one(site);
  });
}

/** Does something at once, or calls back with it where a function is given for that. */
const native = (name: string, run: (call: NativeCall) => Values): Native => ({
  name,
  apply: (call) => {
    const given = run(call);
    const back = call.args.at(-1) ?? NOTHING;
    const isCalledBack = call.args.length > 1 && [...back].some(isCallable);
    if (!isCalledBack) return given;
    call.machine.verbs.invoke(back, implicitCall(call, [JUST_NULLISH, given]));
    return NOTHING;
  },
});

function isCallable({ kind }: { readonly kind: string }): boolean {
  return kind === "function" || kind === "native";
}

const promised = (name: string, run: (call: NativeCall) => Values): Native => ({
  name,
  apply: (call) => promiseOf(call.machine, run(call), call.node, call.frame.context),
});

function written(call: NativeCall): Values {
  write(call);
  return JUST_PLAIN;
}

const later: Readonly<Record<string, Native>> = {
  readFile: promised("readFile", read),
  writeFile: promised("writeFile", written),
  appendFile: promised("appendFile", written),
  mkdtemp: promised("mkdtemp", temporary),
};

const atOnce: Readonly<Record<string, Native>> = {
  readFile: native("readFile", read),
  writeFile: native("writeFile", written),
  appendFile: native("appendFile", written),
  mkdtempSync: native("mkdtempSync", temporary),
  readFileSync: native("readFileSync", read),
  writeFileSync: native("writeFileSync", written),
  appendFileSync: native("appendFileSync", written),
};

/** Members that are followed; whatever else the platform has gives anything. */
const openLibrary = (name: string, members: Readonly<Record<string, Native>>): Exported => {
  const apply: Native["apply"] = (call) => letEscape(call.machine, call, JUST_UNKNOWN);
  const whole: Native = { name, apply, construct: apply, members, open: true };
  const known = libraryOf(name, members, apply);
  return (wanted) =>
    wanted === "*" || wanted === "default"
      ? (machine) => one(machine.intern.native(whole, null))
      : (known(wanted) ?? ((machine) => one(machine.intern.native(platform, null))));
};

/** What `node:fs` exports. */
export const fileExternals: Exported = openLibrary("fs", {
  ...atOnce,
  promises: { name: "promises", apply: () => JUST_UNKNOWN, members: later, open: true },
});

/** What `node:fs/promises` exports. */
export const promisedFileExternals: Exported = openLibrary("fs/promises", later);
