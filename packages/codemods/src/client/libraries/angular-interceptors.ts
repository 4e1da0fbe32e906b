import { implicitCall } from "../../provenance/invocation.ts";
import type { Machine } from "../../provenance/machine.ts";
import type { Native, NativeCall } from "../../provenance/native/native.ts";
import { isSite, type Value, type Values } from "../../provenance/value.ts";
import { NOTHING, one, union } from "../../provenance/values.ts";
import { exportedByModel } from "../exported-by-model.ts";
import { membersOf } from "../members-of.ts";

const ANGULAR = "@angular/common/http";

/** What becomes of a request on its way through the interceptors. */
interface Passage {
  /** The requests that come out at the end. */
  readonly requests: Values;
  /** What the caller gets where the service answers with observables of responses. */
  readonly through: (answers: Values) => Values;
}

/** Hands a request, of a method, a URL, a body and options, through all interceptors. */
export function intercepted(call: NativeCall, parts: readonly Values[]): Passage {
  const { machine, node, frame } = call;
  const request = machine.verbs.invoke(
    exportedByModel(machine, ANGULAR, "requestFor"),
    implicitCall(call, parts),
  );
  const stages = stagesOf(call);
  if (stages.length === 0) return { requests: request, through: (answers) => answers };
  const site = machine.site(node, frame.context, "answer");
  const requests = machine.prop(site, "(requests)");
  const answered = machine.prop(site, "(answered)");
  const next = (stage: number): Values => {
    const handle: Native = {
      name: `handle ${stage}`,
      apply: (at) => {
        const held = stagesOf(call)[stage];
        if (held) return runStage(at, held, next(stage + 1));
        machine.write(requests, at.args[0] ?? NOTHING);
        return machine.read(answered);
      },
    };
    const native = machine.nativeAt(node, frame.context, { ...handle, members: { handle } });
    return one(machine.intern.native(native, null));
  };
  const given = machine.verbs.invoke(next(0), implicitCall(call, [request]));
  return {
    requests: machine.read(requests),
    through: (answers) => {
      machine.write(answered, answers);
      return given;
    },
  };
}

/** Functions, or instances with a method `intercept`. */
function runStage(call: NativeCall, stage: Values, next: Values): Values {
  const { machine } = call;
  const functions = new Set([...stage].filter(({ kind }) => kind === "function"));
  const methods = membersOf(
    call,
    new Set([...stage].filter((value) => isSite(value, "instance", "object"))),
    "intercept",
  );
  const request = call.args[0] ?? NOTHING;
  return machine.verbs.invoke(union(functions, methods), implicitCall(call, [request, next]));
}

/** The interceptors in the order in which requests pass through them. */
function stagesOf(call: NativeCall): readonly Values[] {
  const { machine } = call;
  const held = machine.verbs.invoke(
    exportedByModel(machine, ANGULAR, "interceptors"),
    implicitCall(call, []),
  );
  return ["functions", "classes"].flatMap((name) =>
    [...membersOf(call, held, name)].flatMap((list) => placesIn(machine, list)),
  );
}

function placesIn(machine: Machine, list: Value): readonly Values[] {
  if (!isSite(list, "array")) return [];
  const placed = [...list.props.values()].map((cell) => machine.read(cell));
  const loose = machine.read(list.element);
  return [...placed, loose].filter((values) => values.size > 0);
}
