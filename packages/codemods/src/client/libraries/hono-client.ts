import type { HttpRequest } from "../../provenance/http-request.ts";
import { type Exported, libraryOf } from "../../provenance/native/library.ts";
import type { Native, NativeCall } from "../../provenance/native/native.ts";
import { promiseOf } from "../../provenance/native/promise.ts";
import { textsOf } from "../../provenance/text/text.ts";
import type { Values } from "../../provenance/value.ts";
import { JUST_PLAIN, JUST_UNKNOWN, NOTHING, one, union } from "../../provenance/values.ts";
import { send } from "../http.ts";
import { fetchClient } from "../http-client.ts";
import { membersOf } from "../members-of.ts";
import { verbOf } from "../verb-of.ts";

/** No route is deeper. */
const MOST_SEGMENTS = 12;

const VERB = /^\$(get|post|put|patch|delete)$/;

/** A path that is being written as members: one object for each, so that what they are is the same each time. */
const paths = new Map<string, Native>();

/** `client.habits[':id']`: the members are the segments of a path, and those with a `$` send the request. */
function pathOf(path: string): Native {
  const known = paths.get(path);
  if (known) return known;
  const native: Native = {
    name: `hc ${path}`,
    apply: () => JUST_UNKNOWN,
    member: (machine, name) => {
      if (name === "$url" || name === "$path") return JUST_PLAIN;
      const verb = VERB.exec(name)?.[1];
      if (verb) return one(machine.intern.native(verbAt(path, verb), null));
      if (path.split("/").length > MOST_SEGMENTS) return JUST_UNKNOWN;
      const next = name === "index" ? path : `${path}/${name}`;
      return one(machine.intern.native(pathOf(next), null));
    },
  };
  paths.set(path, native);
  return native;
}

const verbs = new Map<string, Native>();

function verbAt(path: string, verb: string): Native {
  const key = `${verb} ${path}`;
  const known = verbs.get(key);
  if (known) return known;
  const native: Native = { name: `hc ${key}`, apply: (call) => ask(call, path, verb) };
  verbs.set(key, native);
  return native;
}

function ask(call: NativeCall, path: string, verb: string): Values {
  const { machine, frame, node, args } = call;
  const text = (written: string): Values =>
    one(machine.intern.text([{ text: written, node, start: 0, exact: false }]));
  const given = args[0] ?? NOTHING;
  const request: HttpRequest = {
    client: fetchClient,
    node,
    url: textsOf(machine, text(path === "" ? "/" : path), node),
    method: text(verb.toUpperCase()),
    headers: [],
    body: union(membersOf(call, given, "json"), membersOf(call, given, "form")),
    query: membersOf(call, given, "query"),
    instance: null,
    own: true,
    slots: { url: null, options: null, optionsIndex: -1, body: null, verb: verbOf(node) },
  };
  const answers = send(machine, frame, request, { is: "response", client: fetchClient });
  return promiseOf(machine, answers, node, frame.context);
}

/** `hc<App>(base, options)` asks an application of the program by the paths of its routes. */
export const honoClient: Exported = libraryOf("hono/client", {
  hc: { name: "hc", apply: ({ machine }) => one(machine.intern.native(pathOf(""), null)) },
});
