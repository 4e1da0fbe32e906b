import { ts } from "ts-morph";
import { callWrapper } from "../../client/configured-wrapper.ts";
import { ofAxiosType } from "../../client/libraries/axios.ts";
import { callAxios } from "../../client/libraries/axios-by-config.ts";
import { clientGlobals, clientLibraries } from "../../client/libraries/client-libraries.ts";
import { fetchNative, requestGlobal } from "../../client/libraries/fetch.ts";
import { FETCH } from "../../mock/fetch-stand-in.ts";
import { replaceBy } from "../../mock/stand-in.ts";
import { testGlobals, testLibraries } from "../../mock/test-libraries.ts";
import { INTRINSICS, intrinsics } from "../../models/intrinsics.ts";
import { bareExpression } from "../../program/bare-expression.ts";
import { libraryName } from "../../program/library-name.ts";
import { reactExternals } from "../../react/react.ts";
import { isSchemaLibrary } from "../../validation/libraries.ts";
import { schemaExternals } from "../../validation/schema-values.ts";
import type { Frame } from "../frame.ts";
import type { Invocation } from "../invocation.ts";
import { loadedAt } from "../loaded-at.ts";
import type { Machine } from "../machine.ts";
import { electron } from "../native/electron.ts";
import { environment, environmentGlobals } from "../native/environment.ts";
import { globals } from "../native/globals.ts";
import { libraryOf } from "../native/library.ts";
import type { Native, NativeCall } from "../native/native.ts";
import { nodeLibraries } from "../native/node-libraries.ts";
import { isPlatformModule, platform } from "../native/platform.ts";
import { promiseOf } from "../native/promise.ts";
import { storageGlobals, storageLibraries } from "../native/storage.ts";
import { userscriptGlobals } from "../native/userscript.ts";
import { knownTexts } from "../text/text.ts";
import type { TypeRef } from "../types/type-ref.ts";
import type { SiteValue, Values } from "../value.ts";
import { JUST_DECLARED, JUST_UNKNOWN, NOTHING, one, union } from "../values.ts";
import { variableNamed } from "./environment.ts";
import { readFree, writeGlobal } from "./global-object.ts";
import { importFrom } from "./import.ts";
import { isDynamicEnvironment } from "./kit-environment.ts";
import { exportsOf, required } from "./module.ts";

type Given = (machine: Machine) => Values;

/** What code gets from outside the program: the platform and libraries. */
export interface Externals {
  global(name: string): Given | null;
  /** A name that a library exports; `*` is the library itself. */
  module(specifier: string, name: string): Given;
  /** A value of a type that a library declares. */
  ofType(specifier: string, name: string): (machine: Machine, type: TypeRef) => Values;
  /** What a member of no value stands for, such as `import.meta.env`; null where it is none. */
  environmentAt(machine: Machine, node: ts.PropertyAccessExpression): Values | null;
  /** A call of a client object itself, such as `axios({ … })`. */
  callClient(client: SiteValue, call: NativeCall): Values;
  /** A call of a function that the configuration names as an HTTP client; null where it is none. */
  callWrapper(machine: Machine, invocation: Invocation): Values | null;
  dynamicImport(machine: Machine, node: ts.CallExpression, frame: Frame): Values;
}

/** The libraries whose values we follow, by the name they are imported under. */
type Library = (name: string) => Given | null;

const FETCH_LIBRARIES: ReadonlySet<string> = new Set([
  "node-fetch",
  "cross-fetch",
  "isomorphic-fetch",
  "whatwg-fetch",
]);

const libraries: Readonly<Record<string, Library>> = {
  [INTRINSICS]: intrinsics,
  ...clientLibraries,
  ...testLibraries,
  ...storageLibraries,
  react: reactExternals,
  preact: reactExternals,
  "preact/hooks": reactExternals,
  electron,
  "node:module": (name) => moduleExternals(name),
  ...nodeLibraries,
};

/** What a library exports, under its name or, where it is one of Node's, without the prefix. */
function libraryNamed(specifier: string): Library | null {
  for (const name of [specifier, `node:${specifier}`])
    if (Object.hasOwn(libraries, name)) return libraries[name] ?? null;
  return null;
}

const require: Native = {
  name: "require",
  apply: (call) => {
    const { machine, frame } = call;
    const specifiers = knownTexts(call.args[0] ?? NOTHING);
    if (specifiers.length === 0)
      return union(...loadedAt(machine, frame).map((module) => required(machine, module)));
    return union(...specifiers.map((specifier) => requireOne(machine, frame, specifier)));
  },
};

function requireOne(machine: Machine, frame: Frame, specifier: string): Values {
  const module = machine.program.resolve(frame.context.module.path, specifier);
  return module ? required(machine, module) : libraryValue(specifier, "*")(machine);
}

/** `createRequire(import.meta.url)`, by which ES modules load others as CommonJS does. */
const createRequire: Native = {
  name: "createRequire",
  apply: ({ machine }) => natively(machine, require),
};

const moduleExternals = libraryOf("module", { createRequire });

function libraryValue(imported: string, name: string): Given {
  const specifier = libraryName(imported);
  const known = libraryNamed(specifier)?.(name);
  if (known) return known;
  if (isSchemaLibrary(specifier)) return schemaExternals(name);
  if (FETCH_LIBRARIES.has(specifier)) return fromFetchLibrary(name);
  if (isPlatformModule(specifier)) return (machine) => natively(machine, platform);
  return () => JUST_UNKNOWN;
}

function fromFetchLibrary(name: string): Given {
  return (machine) =>
    name === "default" || name === "fetch" || name === "*"
      ? natively(machine, fetchNative)
      : (globalOf(name)?.(machine) ?? JUST_UNKNOWN);
}

function natively(machine: Machine, native: Native): Values {
  return one(machine.intern.native(native, null));
}

const own: Readonly<Record<string, Native>> = {
  ...globals,
  fetch: fetchNative,
  ...clientGlobals,
  ...storageGlobals,
  ...userscriptGlobals,
  Request: requestGlobal,
  ...environmentGlobals,
  ...testGlobals,
  require,
};

const windows: Native = {
  name: "globalThis",
  apply: () => JUST_UNKNOWN,
  members: own,
  member: (machine, name, { frame }) => {
    const { module } = frame.context;
    const written = readFree(machine, module, name);
    const native = globalOf(name)?.(machine) ?? NOTHING;
    // What another script gives may not be known yet.
    const isLater = native.size === 0 && machine.program.isOnPage(module, name);
    return written.size > 0 || isLater ? union(written, native) : null;
  },
  replace: (machine, name, values, place) => {
    if (name === FETCH) replaceBy(machine, FETCH, place, { functions: values });
    else writeGlobal(machine, name, values, place.context.module);
  },
};

const WINDOW_NAMES: ReadonlySet<string> = new Set(["globalThis", "window", "self", "global"]);

function globalOf(name: string): Given | null {
  if (WINDOW_NAMES.has(name)) return (machine) => natively(machine, windows);
  const native = Object.hasOwn(own, name) ? own[name] : undefined;
  return native ? (machine) => natively(machine, native) : null;
}

/** The platform's globals and the libraries we know. */
export const externals: Externals = {
  global: globalOf,
  module: libraryValue,
  ofType: (specifier, name) => (machine, type) =>
    specifier === "axios" ? ofAxiosType(machine, name, type) : JUST_DECLARED,
  environmentAt,
  callWrapper,
  callClient: callAxios,
  dynamicImport: (machine, node, frame) => {
    const [argument] = node.arguments;
    const specifiers = argument ? knownTexts(machine.verbs.evaluate(argument, frame)) : [];
    const modules =
      specifiers.length > 0
        ? specifiers.map((each) => importFrom(machine, frame.context.module.path, each, "*"))
        : loadedAt(machine, frame).map((each) => one(exportsOf(machine, each)));
    return promiseOf(machine, union(...modules), node, frame.context);
  },
};

/** `import.meta.env`; `process.env` is a member like any other. */
function environmentAt(machine: Machine, node: ts.PropertyAccessExpression): Values | null {
  if (isDynamicEnvironment(machine, node.expression))
    return variableNamed(machine, node, node.name.text);
  const isIt = node.name.text === "env" && ts.isMetaProperty(bareExpression(node.expression));
  return isIt ? natively(machine, environment) : null;
}
