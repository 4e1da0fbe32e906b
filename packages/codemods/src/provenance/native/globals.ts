import { bodiesIn } from "../text/body-pieces.ts";
import { arePieces, taggedText } from "../text/tagged-text.ts";
import { hole, knownText, textsOf } from "../text/text.ts";
import type { Values } from "../value.ts";
import { flatMap, JUST_PLAIN, NOTHING, one } from "../values.ts";
import { arrayGlobal } from "./array-global.ts";
import { bytesGlobals } from "./bytes.ts";
import { consoleGlobal } from "./console.ts";
import { errorGlobals } from "./error.ts";
import { evaluated } from "./evaluated.ts";
import { eventGlobals } from "./event-target.ts";
import { headersGlobal, searchParamsGlobal } from "./http-objects.ts";
import { given } from "./itself.ts";
import { jsonGlobal } from "./json.ts";
import { later } from "./later.ts";
import { mapGlobal, setGlobal } from "./map.ts";
import type { Native, NativeCall } from "./native.ts";
import { objectGlobal } from "./object.ts";
import { customElements } from "./own-elements.ts";
import { promiseGlobal } from "./promise-global.ts";
import { proxyGlobal, reflectGlobal } from "./reflect.ts";
import { functionGlobal } from "./text-code.ts";
import { truthTest } from "./truth-test.ts";
import { urlGlobal } from "./url.ts";
import { weakRefGlobal } from "./weak-ref.ts";

const plain = (name: string): Native => ({
  name,
  apply: () => JUST_PLAIN,
  construct: () => JUST_PLAIN,
});

/** A namespace or class that gives scalars and what makes them, such as the formatters of `Intl`. */
const pure = (name: string): Native => ({ ...plain(name), open: true });

/** Text stays text; anything else becomes a hole. */
function asText(call: NativeCall): Values {
  const [node] = call.argNodes;
  const body = bodiesIn(call.args[0] ?? NOTHING);
  if (body.size > 0) return body;
  return node ? textsOf(call.machine, call.args[0] ?? NOTHING, node) : JUST_PLAIN;
}

/** What is encoded for a URL is an id or a value, not a path; a word that is the same when encoded stays it. */
function encoded({ machine, node, args }: NativeCall): Values {
  return flatMap(args[0] ?? NOTHING, (value) => {
    const text = knownText(value);
    const isSame = text !== null && text !== "" && encodeURIComponent(text) === text;
    if (!isSame || value.kind !== "text") return one(hole(machine, node, null));
    const parts = value.parts.map((part) =>
      "text" in part ? { ...part, encoded: true as const } : part,
    );
    return one(machine.intern.text(parts));
  });
}

/** `String.raw` as a tag, or called by one with the pieces that it was given: `String.raw({ raw: pieces }, ...values)`. */
const raw: Native = {
  name: "raw",
  apply: ({ machine, args, frame, node }) => {
    const pieces = args[0] ?? NOTHING;
    const held = flatMap(pieces, (value) => machine.verbs.member(value, "raw", frame, node));
    const all = [...pieces, ...held];
    // What stands between the pieces may still be to come.
    if (all.length === 0 || all.some(arePieces))
      return flatMap(new Set(all), (value) => taggedText(machine, value));
    return JUST_PLAIN;
  },
};

/** The globals of the platforms that code runs on. */
export const globals: Readonly<Record<string, Native>> = {
  Promise: promiseGlobal,
  Object: objectGlobal,
  Array: arrayGlobal,
  Map: mapGlobal,
  Set: setGlobal,
  WeakMap: mapGlobal,
  Function: functionGlobal,
  Proxy: proxyGlobal,
  WeakRef: weakRefGlobal,
  Reflect: reflectGlobal,
  JSON: jsonGlobal,
  eval: evaluated,
  Headers: headersGlobal,
  URL: urlGlobal,
  URLSearchParams: searchParamsGlobal,
  String: { name: "String", apply: asText, members: { raw } },
  Number: pure("Number"),
  Intl: pure("Intl"),
  RegExp: pure("RegExp"),
  BigInt: pure("BigInt"),
  performance: pure("performance"),
  Boolean: truthTest,
  Date: {
    ...plain("Date"),
    members: { now: plain("now"), UTC: plain("UTC"), parse: plain("parse") },
  },
  ...errorGlobals,
  ...eventGlobals,
  customElements,
  AbortController: plain("AbortController"),
  encodeURIComponent: { name: "encodeURIComponent", apply: encoded },
  encodeURI: { name: "encodeURI", apply: asText },
  decodeURIComponent: { name: "decodeURIComponent", apply: asText },
  parseInt: plain("parseInt"),
  parseFloat: plain("parseFloat"),
  isNaN: plain("isNaN"),
  isFinite: plain("isFinite"),
  clearTimeout: plain("clearTimeout"),
  clearInterval: plain("clearInterval"),
  setTimeout: later("setTimeout", 2),
  setInterval: later("setInterval", 2),
  setImmediate: later("setImmediate", 1),
  queueMicrotask: later("queueMicrotask", 2),
  structuredClone: given("structuredClone"),
  console: consoleGlobal,
  Math: pure("Math"),
  crypto: { name: "crypto", apply: () => JUST_PLAIN, members: { randomUUID: plain("randomUUID") } },
  ...bytesGlobals,
};
