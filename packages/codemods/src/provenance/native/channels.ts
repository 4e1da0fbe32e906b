import { rootFrame, rootNode } from "../../client/axios-instance.ts";
import type { Cell } from "../cell.ts";
import { implicitCall } from "../invocation.ts";
import type { Machine } from "../machine.ts";
import type { Values } from "../value.ts";
import { JUST_PLAIN, JUST_UNKNOWN, NOTHING, one, union } from "../values.ts";
import { namesOfEvents } from "./event-names.ts";
import type { Native, NativeCall } from "./native.ts";
import { promiseOf } from "./promise.ts";

/** More than this is told at once rarely. */
const MOST_ARGUMENTS = 5;

/** Where the processes of an application keep what they tell each other by the name of a channel; no code can spell these names. */
function cellOf(machine: Machine, use: string, channel: string): Cell {
  const site = machine.site(rootNode(machine), rootFrame(machine).context, "emitter");
  return machine.prop(site, `(channel ${use}):${channel}`);
}

function channelsOf(channels: Values | undefined): readonly string[] {
  return namesOfEvents(channels ?? NOTHING);
}

/** What is called with what is told: `handle(channel, run)`, whose answer goes back to who asks. */
export const answering: Native = {
  name: "handle",
  apply: ({ machine, args }) => {
    for (const channel of channelsOf(args[0]))
      machine.write(cellOf(machine, "answers", channel), args[1] ?? NOTHING);
    return JUST_PLAIN;
  },
};

/** `invoke(channel, …)` promises what the other side answers. */
export const asking: Native = {
  name: "invoke",
  apply: (call) => {
    const { machine, node, frame, args } = call;
    const answers = channelsOf(args[0]).map((channel) => {
      machine.write(cellOf(machine, "asked", channel), JUST_PLAIN);
      const given = implicitCall(call, [one(sender(machine)), ...args.slice(1)]);
      const spread = call.spreadFrom === undefined ? {} : { spreadFrom: call.spreadFrom };
      const answer = machine.read(cellOf(machine, "answers", channel));
      return machine.verbs.awaited(machine.verbs.invoke(answer, { ...given, ...spread }));
    });
    return promiseOf(machine, union(...answers), node, frame.context);
  },
};

/** `send(channel, …)`: all that hear the channel are called, now or later. */
export const telling: Native = {
  name: "send",
  apply: (call) => {
    const { machine, args } = call;
    for (const channel of channelsOf(args[0])) {
      args.slice(1, MOST_ARGUMENTS).forEach((values, index) => {
        machine.write(cellOf(machine, `told ${index}`, channel), values);
      });
      const hearing = machine.read(cellOf(machine, "heard", channel));
      machine.verbs.invoke(hearing, implicitCall(call, [one(sender(machine)), ...args.slice(1)]));
    }
    return JUST_PLAIN;
  },
};

/** `on(channel, run)` is called with all that is told. */
export const hearing: Native = {
  name: "on",
  apply: (call) => {
    const { machine, args, self } = call;
    for (const channel of channelsOf(args[0])) {
      machine.write(cellOf(machine, "heard", channel), args[1] ?? NOTHING);
      const told = Array.from({ length: MOST_ARGUMENTS }, (_, index) =>
        machine.read(cellOf(machine, `told ${index}`, channel)),
      );
      if (told.some(({ size }) => size > 0))
        machine.verbs.invoke(
          args[1] ?? NOTHING,
          implicitCall(call, [one(sender(machine)), ...told]),
        );
    }
    return self ? one(self) : JUST_PLAIN;
  },
};

/** What is told comes with who told it, who may be told something in turn. */
const event: Native = {
  name: "event",
  apply: () => JUST_UNKNOWN,
  members: {
    reply: telling,
    sender: { name: "sender", apply: () => JUST_UNKNOWN, members: { send: telling } },
  },
};

function sender(machine: Machine) {
  return machine.intern.native(event, null);
}

/** Whether the other side of a call is in the program as well: who asks for what is answered, who hears what is told. */
export function isMet({ machine }: Pick<NativeCall, "machine">, native: Native, channels: Values) {
  const use = native === answering ? "asked" : "heard";
  const named = channelsOf(channels);
  return (
    named.length > 0 && named.every((name) => machine.read(cellOf(machine, use, name)).size > 0)
  );
}
