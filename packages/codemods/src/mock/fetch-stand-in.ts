import { rootFrame, rootNode } from "../client/axios-instance.ts";
import { envelopeOf } from "../provenance/envelope-of.ts";
import { implicitCall } from "../provenance/invocation.ts";
import type { Machine } from "../provenance/machine.ts";
import type { NativeCall } from "../provenance/native/native.ts";
import { isSite, type SiteValue, type Value, type Values } from "../provenance/value.ts";
import { flatMap, NOTHING, one } from "../provenance/values.ts";
import { remember } from "./mock-function.ts";
import { givenBy, replaceBy, standInsOf } from "./stand-in.ts";
import { respondedBy, workersOf } from "./worker-fetch.ts";

/** The parts of a request by their names. */
type Sent = Readonly<Record<string, Values>>;

/** The name under which what stands in for `fetch` is kept. */
export const FETCH = "fetch";

/** Has what stands in for `fetch` answer a call, and holds its answers to be like those of the service. */
export function answerFetch(call: NativeCall, answers: Values, request: Sent): void {
  const { machine, frame } = call;
  const standIns = standInsOf(machine, FETCH);
  const workers = workersOf(call);
  if (standIns.length + workers.length === 0) return;
  const service = [...answers].filter((value) => value.kind === "service");
  if (service.length === 0) return;
  for (const standIn of [...standIns, ...workers]) {
    for (const value of machine.read(standIn.functions))
      if (isSite(value, "mock-function")) remember(call, value);
    const isWorker = workers.includes(standIn);
    const given = isWorker
      ? respondedBy(standIn, call, request, answers)
      : machine.verbs.awaited(givenBy(standIn, call));
    const bodies = bodiesOf(call, given);
    for (const value of service) {
      machine.likenesses.liken(
        { node: standIn.node, context: frame.context },
        one(envelopeOf(machine, value)),
        bodies,
        // A worker answers all that its pages call, wherever it was put there.
        isWorker ? null : { standIn, call: value.call },
      );
    }
  }
}

/** What a response holds, whether it is a real one or an object with the members that are asked for. */
export function bodiesOf(call: NativeCall, responses: Values): Values {
  return flatMap(responses, (value) => {
    if (isSite(value, "response")) return call.machine.read(value.element);
    return isSite(value, "object", "instance") ? readBy(call, value) : NOTHING;
  });
}

function readBy(call: NativeCall, response: Value): Values {
  const { machine, frame, node } = call;
  const read = (name: string): Values =>
    machine.verbs.awaited(
      machine.verbs.invoke(
        machine.verbs.member(response, name, frame, node),
        implicitCall(call, []),
      ),
    );
  const texts = flatMap(read("text"), (value) =>
    isSite(value, "json") ? machine.read(value.element) : NOTHING,
  );
  return new Set([...read("json"), ...texts]);
}

/** The mock function that `fetch` is, for code that takes it for one. */
export function fetchMock(machine: Machine): SiteValue {
  const site = machine.site(rootNode(machine), rootFrame(machine).context, "mock-function");
  replaceBy(machine, FETCH, { node: site.node, context: site.context }, { functions: one(site) });
  return site;
}
