import { ts } from "ts-morph";
import { failuresOf } from "../../provenance/failure.ts";
import { implicitCall } from "../../provenance/invocation.ts";
import type { Native, NativeCall } from "../../provenance/native/native.ts";
import { promiseOf } from "../../provenance/native/promise.ts";
import { concat, textsOf } from "../../provenance/text/text.ts";
import type { Values } from "../../provenance/value.ts";
import { NOTHING, one, union } from "../../provenance/values.ts";
import { bindAnswers } from "../bind-answers.ts";
import { giveMethods } from "../give-methods.ts";
import { send } from "../http.ts";
import { fetchClient, type HttpClient, type View } from "../http-client.ts";
import { viewsOf } from "../views-of.ts";

/** What the links of a chain have set so far; no link changes what the one before gave. */
export interface Settings {
  readonly url: Values;
  readonly headers: Values;
  readonly query: Values;
  readonly body: Values;
  /** The functions that every call's failures come to. */
  readonly catchers: Values;
  /** The function that reads the answer of every call, so that a verb gives what it returns. */
  readonly resolvers: Values;
}

const client: HttpClient = {
  ...fetchClient,
  name: "wretch",
  failure: { response: "response", json: "envelope", text: "text", message: "text" },
};

const READERS: Readonly<Record<string, View>> = { json: "envelope", text: "text", res: "response" };

const CATCHERS = [
  "badRequest",
  "error",
  "fetchError",
  "forbidden",
  "internalError",
  "notFound",
  "timeout",
  "unauthorized",
] as const;

/** Sends what was set, with the path and the body of a verb; what comes back says how the answer is read. */
export function sendWretch(call: NativeCall, held: Settings, verb: string, index: number): Values {
  const { machine, node, frame, args, argNodes } = call;
  const answers = send(
    machine,
    frame,
    {
      client,
      node,
      url: joined(call, held.url, args[index]),
      method: one(machine.intern.text([{ text: verb, node, start: 0, exact: false }])),
      headers: [held.headers],
      body: union(held.body, index > 0 ? (args[0] ?? NOTHING) : NOTHING),
      query: held.query,
      instance: null,
      slots: {
        url: argNodes[index] ?? null,
        options: null,
        optionsIndex: -1,
        body: null,
        verb:
          ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)
            ? node.expression.name
            : null,
        link: { name: "headers", side: "before" },
        parts: new Set(linksOf(node)),
      },
    },
    { is: "response", client },
  );
  const chain = readers(call, answers, held.catchers);
  return held.resolvers.size > 0
    ? machine.verbs.invoke(held.resolvers, implicitCall(call, [chain]))
    : chain;
}

/** What the links before a call were given. */
function linksOf(node: ts.Node): readonly ts.Expression[] {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const before = node.expression.expression;
  return ts.isCallExpression(before) ? [...before.arguments, ...linksOf(before)] : [];
}

function readers(call: NativeCall, answers: Values, catchers: Values): Values {
  const { machine, node, frame } = call;
  const refused = failuresOf(machine, answers);
  const site = machine.site(node, frame.context, "answer");
  // Under names that no code spells, since what the site itself held would seem to be any of its members.
  const received = machine.prop(site, "(answers)");
  const recovered = machine.prop(site, "(recovered)");
  machine.write(received, answers);
  machine.write(recovered, machine.verbs.invoke(catchers, implicitCall(call, [refused])));
  const reader =
    (view: View): Native["apply"] =>
    (at) => {
      const answered = machine.read(received);
      const given = viewsOf(machine, answered, view);
      bindAnswers(at, answered);
      const mapped = at.args[0]
        ? machine.verbs.invoke(at.args[0], implicitCall(at, [given]))
        : given;
      return promiseOf(
        machine,
        machine.verbs.awaited(union(mapped, machine.read(recovered))),
        at.node,
        at.frame.context,
        failuresOf(machine, answered),
      );
    };
  const catcher: Native["apply"] = (at) => {
    for (const handler of at.args)
      machine.write(recovered, machine.verbs.invoke(handler, implicitCall(at, [refused])));
    return one(site);
  };
  giveMethods(call, site, {
    ...Object.fromEntries(CATCHERS.map((name) => [name, catcher])),
    ...Object.fromEntries(Object.entries(READERS).map(([name, view]) => [name, reader(view)])),
  });
  return one(site);
}

/** A path behind the URL so far; nothing is sent to a path alone before the URL is known. */
export function joined(call: NativeCall, url: Values, path: Values | undefined): Values {
  const { machine, argNodes, node } = call;
  return path ? concat(machine, url, textsOf(machine, path, argNodes[0] ?? node)) : url;
}
