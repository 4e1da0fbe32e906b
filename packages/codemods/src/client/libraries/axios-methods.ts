import { ts } from "ts-morph";
import { implicitCall } from "../../provenance/invocation.ts";
import type { Native, NativeCall } from "../../provenance/native/native.ts";
import { promiseGlobal } from "../../provenance/native/promise-global.ts";
import { typeParameters } from "../../provenance/types/type-parameters.ts";
import { flowInto } from "../../provenance/types/typed.ts";
import { JUST_PLAIN, JUST_UNKNOWN, NOTHING, one } from "../../provenance/values.ts";
import { instanceAt } from "../axios-instance.ts";
import { membersOf } from "../members-of.ts";
import { verbMembers } from "../verb-members.ts";
import { requestByConfig } from "./axios-by-config.ts";
import { request } from "./axios-request.ts";

function verb(name: string, hasBody: boolean): Native {
  return {
    name,
    apply: (call) => {
      const { self, args, argNodes } = call;
      if (self?.kind !== "site") return JUST_UNKNOWN;
      const configIndex = hasBody ? 2 : 1;
      const config = args[configIndex] ?? NOTHING;
      return request(call, self, {
        url: args[0] ?? NOTHING,
        urlNode: argNodes[0] ?? null,
        method: one(
          call.machine.intern.text([{ text: name, node: call.node, start: 0, exact: false }]),
        ),
        body: hasBody ? (args[1] ?? NOTHING) : membersOf(call, config, "data"),
        bodyNode: hasBody ? (argNodes[1] ?? null) : null,
        config,
        configNode: argNodes[configIndex] ?? null,
        configIndex,
      });
    },
  };
}

const create: Native = {
  name: "create",
  apply: (call) => {
    const { machine, frame, node } = call;
    const instance = instanceAt(machine, node, frame.context);
    machine.write(
      machine.site(node, frame.context, "axios-defaults").spread,
      call.args[0] ?? NOTHING,
    );
    return one(instance);
  },
};

/** `isAxiosError<Failure>(error)` says of what type the answer is that the error tells of. */
function noteFailure(call: NativeCall): void {
  const { machine, node, frame, args } = call;
  const [type] = ts.isCallExpression(node) ? (node.typeArguments ?? []) : [];
  if (!type) return;
  const answers = membersOf(call, membersOf(call, args[0] ?? NOTHING, "response"), "data");
  flowInto(machine, machine.types.refer(type, typeParameters(frame.context)), answers);
}

/** Methods of axios and its instances. */
export const axiosMethods: Readonly<Record<string, Native>> = {
  ...verbMembers(verb),
  request: {
    name: "request",
    apply: (call) => (call.self?.kind === "site" ? requestByConfig(call, call.self) : JUST_UNKNOWN),
  },
  create,
  all: promiseGlobal.members?.all ?? create,
  spread: {
    name: "spread",
    apply: (call) => {
      const spread: Native = {
        name: "spreading",
        apply: (inner) => {
          const places = [0, 1, 2, 3, 4, 5].map((index) =>
            membersOf(inner, inner.args[0] ?? NOTHING, String(index)),
          );
          return inner.machine.verbs.invoke(call.args[0] ?? NOTHING, implicitCall(inner, places));
        },
      };
      return one(
        call.machine.intern.native(
          call.machine.nativeAt(call.node, call.frame.context, spread),
          null,
        ),
      );
    },
  },
  isAxiosError: {
    name: "isAxiosError",
    apply: (call) => {
      noteFailure(call);
      return JUST_PLAIN;
    },
  },
  isCancel: { name: "isCancel", apply: () => JUST_PLAIN },
};
