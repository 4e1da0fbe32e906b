import { angularRequest, angularVerbs } from "../client/libraries/angular-http.ts";
import { angularHeaders, angularParams } from "../client/libraries/angular-maps.ts";
import { ownFetch } from "../client/libraries/fetch.ts";
import { nuxtFetch } from "../client/libraries/nuxt.ts";
import { ofetch } from "../client/libraries/ofetch.ts";
import { optionsNative } from "../client/options-native.ts";
import { angularExpectOne, angularMatch } from "../mock/angular-controller.ts";
import { implicitCall } from "../provenance/invocation.ts";
import type { Machine } from "../provenance/machine.ts";
import { likened } from "../provenance/native/likened.ts";
import type { Native, NativeCall } from "../provenance/native/native.ts";
import { knownTexts } from "../provenance/text/text.ts";
import { isNullish, isSite, type Value, type Values } from "../provenance/value.ts";
import { flatMap, JUST_UNKNOWN, NOTHING, one, union, without } from "../provenance/values.ts";
import { answered, asked, handle, joined, placed } from "../server/route-natives.ts";
import { bound } from "./bound.ts";
import { noteCachedTexts } from "./cached-texts.ts";
import { giveInput, made, namedInTemplates } from "./component-instance.ts";
import { emitted, emittedTogether, failed, failedTogether } from "./emissions.ts";
import { injected, leaves, provided } from "./injection.ts";
import { at, atDotted, copying, iterated, put } from "./key-path.ts";
import { listed } from "./listed.ts";
import { each, eachApart, eachMember, eachPath } from "./members.ts";
import { namedAmong } from "./named-among.ts";
import { orMember } from "./or-member.ts";
import { piped } from "./piped.ts";
import { placedTemplates } from "./placed-templates.ts";
import { selectorParts } from "./selector-parts.ts";
import { sendFrom, urlFrom } from "./send-from.ts";
import { shown } from "./shown.ts";
import { spellingsOf } from "./spellings.ts";
import { unwrapped } from "./unwrapped.ts";

/** The module in which models find what plain code cannot say. No program can import it. */
export const INTRINSICS = "habitshift:model";

function isCallable(value: Value): boolean {
  return (
    value.kind !== "plain" &&
    value.kind !== "text" &&
    (value.kind !== "site" || value.is === "class" || value.is === "axios")
  );
}

function isFunction(machine: Machine, value: Value): boolean {
  if (value.kind === "typed") return machine.types.expand(value.type).is === "function";
  return value.kind === "function" || value.kind === "native";
}

function isOfModel(value: Value): boolean {
  return value.kind === "function" && value.context.module.isModel;
}

function isOptions(value: Value): boolean {
  return (
    value.kind === "typed" ||
    isSite(value, "object", "instance") ||
    (value.kind === "service" && value.type.is === "payload")
  );
}

const among =
  (wanted: (value: Value) => boolean): Native["apply"] =>
  ({ args }) =>
    new Set([...union(...args)].filter(wanted));

/** What an action carries; anything else is given back. */
function payloadOf({ machine, args, frame, node }: NativeCall): Values {
  return flatMap(args[0] ?? NOTHING, (value) => {
    const isAction =
      isSite(value, "object") && value.context.module.isModel && value.props.has("payload");
    return isAction ? machine.verbs.member(value, "payload", frame, node) : one(value);
  });
}

/** `useGetHabitsQuery` of `use`, `getHabits` and `Query`. */
function hookName({ machine, args, node }: NativeCall): Values {
  const [prefix = "", name = "", suffix = ""] = args.map((values) => knownTexts(values)[0]);
  if (name === "") return NOTHING;
  const text = `${prefix}${name.slice(0, 1).toUpperCase()}${name.slice(1)}${suffix}`;
  return one(machine.intern.text([{ text, node, start: 0, exact: false }]));
}

/** Functions are called with the further arguments; anything else is given back. */
function given(call: NativeCall): Values {
  const [first = NOTHING, ...args] = call.args;
  return flatMap(first, (value) =>
    isFunction(call.machine, value)
      ? call.machine.verbs.invoke(one(value), implicitCall(call, args))
      : one(value),
  );
}

/** What is given, or something else where nothing is: an optional argument that was left out. */
function orElse({ args }: NativeCall): Values {
  const [given = NOTHING, otherwise = NOTHING] = args;
  const present = without(given, isNullish);
  return given.size > 0 && present.size === 0 ? otherwise : present;
}

/** The texts among all arguments but the first, or that where there is none. */
function textOr({ args: [otherwise = NOTHING, ...given] }: NativeCall): Values {
  const texts = new Set([...union(...given)].filter(({ kind }) => kind === "text"));
  return texts.size > 0 ? texts : otherwise;
}

/** The texts under which a cache files a key; unknown where not even its beginning is known. */
function keyOf(call: NativeCall): Values {
  const { machine, node } = call;
  const found = flatMap(call.args[0] ?? NOTHING, (value): Values => {
    if (isNullish(value)) return NOTHING;
    noteCachedTexts(machine, value);
    const spellings = spellingsOf(machine, value);
    return spellings
      ? new Set(
          spellings.map((text) => machine.intern.text([{ text, node, start: 0, exact: false }])),
        )
      : JUST_UNKNOWN;
  });
  return found.size > 0 && knownTexts(found).length < found.size ? JUST_UNKNOWN : found;
}

const exported: Readonly<Record<string, Native>> = {
  /** Those of the arguments that can be called: old signatures have them in any place. */
  functionAmong: { name: "functionAmong", apply: among(isCallable) },
  alike: likened("alike"),
  answered: { name: "answered", apply: answered },
  asked: { name: "asked", apply: asked },
  at: { name: "at", apply: at },
  atDotted: { name: "atDotted", apply: atDotted },
  copying: { name: "copying", apply: copying },
  iterated: { name: "iterated", apply: iterated },
  /** Those of the arguments that are objects with members of their own. */
  objectAmong: { name: "objectAmong", apply: among(isOptions) },
  /** Those that are no object with members of their own, such as options in whose place a key once stood. */
  keyAmong: { name: "keyAmong", apply: among((value) => !isOptions(value)) },
  textAmong: { name: "textAmong", apply: among(({ kind }) => kind === "text") },
  /** Functions that models made, and what the program gives in their place. */
  textOr: { name: "textOr", apply: textOr },
  ofModels: { name: "ofModels", apply: among(isOfModel) },
  ofProgram: { name: "ofProgram", apply: among((value) => !isOfModel(value)) },
  each: { name: "each", apply: each },
  eachApart: { name: "eachApart", apply: eachApart },
  eachMember: { name: "eachMember", apply: eachMember },
  eachPath: { name: "eachPath", apply: eachPath },
  ownFetch,
  payloadOf: { name: "payloadOf", apply: payloadOf },
  selectorParts: { name: "selectorParts", apply: selectorParts },
  placed: { name: "placed", apply: placed },
  present: { name: "present", apply: among((value) => !isNullish(value)) },
  bound: { name: "bound", apply: bound },
  handle: { name: "handle", apply: handle },
  hookName: { name: "hookName", apply: hookName },
  sendFrom: { name: "sendFrom", apply: sendFrom },
  urlFrom: { name: "urlFrom", apply: urlFrom },
  given: { name: "given", apply: given },
  giveInput: { name: "giveInput", apply: giveInput },
  keyOf: { name: "keyOf", apply: keyOf },
  emitted: { name: "emitted", apply: emitted },
  emittedTogether: { name: "emittedTogether", apply: emittedTogether },
  failed: { name: "failed", apply: failed },
  failedTogether: { name: "failedTogether", apply: failedTogether },
  httpExpectOne: angularExpectOne,
  httpHeaders: angularHeaders,
  httpMatch: angularMatch,
  httpParams: angularParams,
  httpRequest: angularRequest,
  httpVerbs: angularVerbs,
  injected: { name: "injected", apply: injected },
  joined: { name: "joined", apply: joined },
  leaves: { name: "leaves", apply: leaves },
  listed: { name: "listed", apply: listed },
  made: { name: "made", apply: made },
  provided: { name: "provided", apply: provided },
  nuxtFetch,
  orMember: { name: "orMember", apply: orMember },
  ofetch: optionsNative(ofetch),
  namedAmong: { name: "namedAmong", apply: namedAmong },
  namedInTemplates: { name: "namedInTemplates", apply: namedInTemplates },
  orElse: { name: "orElse", apply: orElse },
  piped: { name: "piped", apply: piped },
  put: { name: "put", apply: put },
  placedTemplates: { name: "placedTemplates", apply: placedTemplates },
  shown,
  unwrapped: { name: "unwrapped", apply: unwrapped },
};

/** What models import from the interpreter itself. */
export function intrinsics(name: string): ((machine: Machine) => Values) | null {
  const found = Object.hasOwn(exported, name) ? exported[name] : undefined;
  return found ? (machine) => one(machine.intern.native(found, null)) : null;
}
