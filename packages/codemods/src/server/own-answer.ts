import { flatten } from "../client/addresses/match-url.ts";
import type { HttpClient } from "../client/http-client.ts";
import type { Frame } from "../provenance/frame.ts";
import type { HttpRequest } from "../provenance/http-request.ts";
import { implicitCall } from "../provenance/invocation.ts";
import type { Machine } from "../provenance/machine.ts";
import { handedOut } from "../provenance/modules/escape.ts";
import { parse } from "../provenance/native/json.ts";
import type { Native, NativeCall } from "../provenance/native/native.ts";
import { promiseOf } from "../provenance/native/promise.ts";
import { bodiesIn } from "../provenance/text/body-pieces.ts";
import type { TextValue } from "../provenance/text/text-value.ts";
import type { Value, Values } from "../provenance/value.ts";
import { JUST_PLAIN, one, union } from "../provenance/values.ts";
import { BODY, ownView } from "./own-view.ts";
import { askedWords } from "./route-segments.ts";
import { isOfServer } from "./server-files.ts";

/** What a client gives for an answer of a server of one's own. */
interface OwnAnswer {
  readonly values: Values;
  /** Whether all that the server answers is known. */
  readonly isKnown: boolean;
}

/** What a server of the program answers to a request of it; null where none does. */
export function ownAnswer(
  machine: Machine,
  frame: Frame,
  request: HttpRequest,
  url: TextValue,
  method: string | null,
): OwnAnswer | null {
  const { program, routes: own } = machine;
  const { path: file } = program.moduleOf(request.node);
  const words = askedWords(flatten(url), isOfServer(program, own, file));
  if (!words) return null;
  for (const cell of own.news(words)) machine.read(cell);
  const routes = own.answering(method, words, file);
  if (routes.length === 0) return null;
  const call: NativeCall = { machine, ...implicitCall({ frame, node: request.node }, []) };
  const sent = bodyOf(call, request.body);
  const bodies = routes.map((route) => {
    route.clients.add(request.node);
    machine.write(route.asked, sent);
    return machine.read(route.answered);
  });
  const body = union(...bodies);
  // What has nothing of the service is as good as another's.
  if (!handedOut(machine, [body], frame)) return null;
  return {
    values: one(answerSite(call, request.client, body)),
    isKnown: ![...body].some(({ kind }) => kind === "unknown"),
  };
}

/** What is sent: objects as they are, JSON as what it was written from. */
function bodyOf(call: NativeCall, values: Values): Values {
  const written = bodiesIn(values);
  const objects = [...values].filter((value) => value.kind === "site" && !written.has(value));
  return union(parse({ ...call, args: [written] }), new Set(objects));
}

const OTHERS = ["status", "statusText", "ok", "headers"];

/** An answer as the client gives it, with a body of one's own. */
function answerSite(call: NativeCall, client: HttpClient, body: Values): Value {
  const { machine, node, frame } = call;
  const site = machine.site(node, frame.context, "own-answer");
  machine.write(machine.prop(site, BODY), body);
  for (const [name, view] of Object.entries(client.members))
    machine.write(machine.prop(site, name), ownView(machine, site, view));
  for (const name of OTHERS) machine.write(machine.prop(site, name), JUST_PLAIN);
  for (const [name, view] of Object.entries(client.promises)) {
    const apply: Native["apply"] = (at) =>
      promiseOf(machine, ownView(machine, site, view), at.node, at.frame.context);
    const native = machine.nativeAt(node, frame.context, { name: `own-answer.${name}`, apply });
    machine.write(machine.prop(site, name), one(machine.intern.native(native, null)));
  }
  return site;
}
