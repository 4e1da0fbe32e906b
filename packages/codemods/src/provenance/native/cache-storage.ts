import type { Values } from "../value.ts";
import { JUST_NULLISH, JUST_PLAIN, NOTHING, one, union } from "../values.ts";
import { heldByPage } from "./held-by-page.ts";
import type { Native, NativeCall } from "./native.ts";
import { promiseOf } from "./promise.ts";

/** Answers that are kept by their addresses: as v2 has others, none that v1 gave is ever found by them. */
const answers = heldByPage("cache");
const ANSWER = "answer";

function promised({ machine, node, frame }: NativeCall, values: Values): Values {
  return promiseOf(machine, values, node, frame.context);
}

const method = (name: string, gives: (call: NativeCall) => Values): Native => ({
  name,
  apply: (call) => promised(call, gives(call)),
});

const matching = method("match", ({ machine }) =>
  union(answers.read(machine, ANSWER), JUST_NULLISH),
);

const putting = method("put", ({ machine, args }) => {
  answers.write(machine, ANSWER, args[1] ?? NOTHING);
  return JUST_PLAIN;
});

const cache: Native = {
  name: "cache",
  apply: () => JUST_PLAIN,
  members: { match: matching, put: putting, delete: method("delete", () => JUST_PLAIN) },
};

/** `caches` of pages and their workers. */
export const cacheStorage: Native = {
  name: "caches",
  apply: () => JUST_PLAIN,
  members: {
    open: method("open", ({ machine }) => one(machine.intern.native(cache, null))),
    match: matching,
    delete: method("delete", () => JUST_PLAIN),
  },
  givesWay: true,
};
