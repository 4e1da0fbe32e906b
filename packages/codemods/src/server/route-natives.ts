import { ts } from "ts-morph";
import { flatten, HOLE } from "../client/addresses/match-url.ts";
import { bodiesOf } from "../mock/fetch-stand-in.ts";
import { envelopeOf } from "../provenance/envelope-of.ts";
import { implicitCall } from "../provenance/invocation.ts";
import { parse } from "../provenance/native/json.ts";
import type { NativeCall } from "../provenance/native/native.ts";
import { concat, knownTexts } from "../provenance/text/text.ts";
import type { TextValue } from "../provenance/text/text-value.ts";
import { isSite, type Value, type Values } from "../provenance/value.ts";
import { flatMap, JUST_UNKNOWN, NOTHING, one, union } from "../provenance/values.ts";
import type { Answers, OwnRoute } from "./own-routes.ts";
import { ROUTES_MODULE } from "./route-files.ts";

/** `asked(method, path)`: the bodies that are sent to a route, by this program or by others. */
export function asked(call: NativeCall): Values {
  const { machine } = call;
  return union(...routesAt(call).map(({ asked }) => machine.read(asked)), JUST_UNKNOWN);
}

/** `answered(method, path, body, handler)`: what a handler gives is what the route answers with. */
export function answered(call: NativeCall): Values {
  const { machine, args } = call;
  const given = machine.verbs.awaited(args[2] ?? NOTHING);
  const body = flatMap(given, (value) => bodyIn(call, value));
  if (body.size === 0) return NOTHING;
  const places = placesOf(call, given);
  const routes = routesAt(call);
  for (const route of routes) {
    machine.write(route.answered, body);
    for (const place of places) note(route.answers, place, body);
  }
  if (routes.length === 0) for (const place of places) note(machine.unrouted, place, body);
  return NOTHING;
}

function note(answers: Answers, place: ts.Node, body: Values): void {
  answers.set(place, union(answers.get(place) ?? NOTHING, body));
}

/** Where an answer is made: the response, the call that answers, or else the handler. */
function placesOf({ machine, args, frame }: NativeCall, given: Values): readonly ts.Node[] {
  const own = (nodes: readonly ts.Node[]): readonly ts.Node[] => {
    const found = nodes.find((node) => !machine.program.isModel(node));
    return found ? [found] : [];
  };
  const made = [...given].flatMap((value) =>
    isSite(value, "response") ? own([value.node, ...value.context.chain]) : [],
  );
  if (made.length > 0) return made;
  const called = own(frame.context.chain);
  const handlers = [...(args[3] ?? NOTHING)].flatMap((value) =>
    value.kind === "function" ? [value.node] : [],
  );
  return called.length > 0 ? called : handlers;
}

/** What stands in a body by the time that it is parsed. */
function bodyIn(call: NativeCall, value: Value): Values {
  const { machine } = call;
  // What is given back after it was sent is no body.
  if (isSite(value, "object") && value.context.module.isModel) return NOTHING;
  if (isSite(value, "response")) return bodiesOf(call, one(value));
  if (isSite(value, "json")) return parse({ ...call, args: [one(value)] });
  if (value.kind === "service" && (value.type.is === "response" || value.type.is === "text"))
    return one(envelopeOf(machine, value));
  return value.kind === "text" ? NOTHING : one(value);
}

function routesAt(call: NativeCall): readonly OwnRoute[] {
  const { machine, args } = call;
  const [name = "*"] = knownTexts(args[0] ?? NOTHING);
  const method = name === "*" ? null : name.toUpperCase();
  const found = [...(args[1] ?? NOTHING)].flatMap((value) => {
    const path = value.kind === "text" ? flatten(value) : "";
    // A path that begins with what only a run would tell is none that could be asked for by name.
    if (value.kind !== "text" || !path.startsWith("/") || path.startsWith(`/${HOLE}`)) return [];
    return [machine.routes.at(method, path, registeredIn(value))];
  });
  for (const route of found)
    machine.write(machine.routes.newsOf(route), one(textAt(call, `${name} ${route.path}`)));
  return [...new Set(found)];
}

/** The file that gives a path to a framework: by a call, or by its place in the tree. */
function registeredIn({ parts }: TextValue): string {
  const last = parts.at(-1);
  const node = last && ("text" in last ? last.node : last.hole);
  const file = node && ts.isCallExpression(node.parent) ? node.parent.arguments.at(-1) : null;
  const from = node?.getSourceFile().fileName ?? "";
  return from === ROUTES_MODULE && file && ts.isStringLiteral(file) ? file.text : from;
}

/** `joined(prefix, path)`: a path below another. */
export function joined(call: NativeCall): Values {
  const [prefixes = NOTHING, paths = NOTHING] = call.args;
  const heads = flatMap(prefixes, (value) => trimmed(call, value));
  const tails = flatMap(paths, (value) => rooted(call, value));
  return new Set([...concat(call.machine, heads, tails)].filter(isShort));
}

/**
 * `placed(prefix, path)`: a path below another where there is one. Where there is none, it is known as it is if it
 * begins with a word: what an application around it puts in front may not be seen.
 */
export function placed(call: NativeCall): Values {
  const [prefixes = NOTHING, paths = NOTHING] = call.args;
  if ([...prefixes].some(({ kind }) => kind === "text")) return joined(call);
  return flatMap(paths, (value) => {
    const isWord = value.kind === "text" && /^\/*[\w-]/.test(flatten(value));
    return isWord ? rooted(call, value) : NOTHING;
  });
}

/** A router that is mounted below itself would make paths without end. */
function isShort(path: Value): boolean {
  return path.kind === "text" && flatten(path).split("/").length <= MOST_STEPS;
}

const MOST_STEPS = 16;

function trimmed(call: NativeCall, value: Value): Values {
  return value.kind === "text" ? one(textAt(call, flatten(value).replace(/\/+$/, ""))) : NOTHING;
}

function rooted(call: NativeCall, value: Value): Values {
  if (value.kind !== "text") return NOTHING;
  const path = flatten(value).replace(/^\/+/, "");
  return one(textAt(call, path === "" ? "" : `/${path}`));
}

/** Text that stands where the program registers a route. */
function textAt({ machine, node, frame }: NativeCall, text: string): Value {
  const place = frame.context.chain.find((each) => !machine.program.isModel(each)) ?? node;
  return machine.intern.text([{ text, node: place, start: 0, exact: false }]);
}

/** `handle(handlers, error, request, response, next)`: those that take an error first are given one. */
export function handle(call: NativeCall): Values {
  const [handlers = NOTHING, error = NOTHING, ...args] = call.args;
  return flatMap(handlers, (handler) => {
    const takesError = handler.kind === "function" && handler.node.parameters.length > args.length;
    const given = takesError ? [error, ...args] : args;
    return call.machine.verbs.invoke(one(handler), implicitCall(call, given));
  });
}
