import { ts } from "ts-morph";
import { implicitCall } from "../provenance/invocation.ts";
import { arrayOf } from "../provenance/native/array-of.ts";
import type { Native, NativeCall } from "../provenance/native/native.ts";
import { promiseOf } from "../provenance/native/promise.ts";
import { isSite, type SiteValue, type Values } from "../provenance/value.ts";
import { flatMap, one } from "../provenance/values.ts";
import { membersOf } from "./members-of.ts";
import { firstOption, withParents } from "./option-of.ts";

/**
 * `client.paginate(url, options)` goes through what the pages of a list hold, `paginate.all` promises it in a list.
 *
 * @param ask - Sends the request of a page and gives the promise of its answer.
 */
export function paged(ask: (call: NativeCall) => Values, defaults: SiteValue | null): Native {
  const each = (name: string): Native => ({
    name,
    apply: (call) => {
      const iterator = call.machine.site(call.node, call.frame.context, "iterator");
      call.machine.write(iterator.element, itemsOf(call, ask(call), defaults));
      return one(iterator);
    },
  });
  const all: Native = {
    name: "all",
    apply: (call) => {
      const list = arrayOf(call, itemsOf(call, ask(call), defaults));
      // The promise of the answer stands at the call already.
      const node = ts.isCallExpression(call.node) ? call.node.expression : call.node;
      return promiseOf(call.machine, list, node, call.frame.context);
    },
  };
  return { ...each("paginate"), members: { all, each: each("each") } };
}

/** What an option makes of the answer that holds a page. */
function itemsOf(call: NativeCall, promise: Values, defaults: SiteValue | null): Values {
  const { machine, frame } = call;
  const layers = [...call.args.slice(0, 2), ...withParents(call, defaults)];
  const pagination = firstOption(call, layers, "pagination");
  const transform = membersOf(call, pagination, "transform");
  const functions = new Set([...transform].filter(({ kind }) => kind === "function"));
  // The client alone calls what the options hold.
  for (const value of [...pagination, ...functions]) machine.handed.add(value);
  const pages = machine.verbs.invoke(
    functions,
    implicitCall(call, [machine.verbs.awaited(promise)]),
  );
  return flatMap(machine.verbs.awaited(pages), (page) =>
    page.kind === "service" || isSite(page, "array")
      ? machine.verbs.elements(page, frame)
      : one(page),
  );
}
