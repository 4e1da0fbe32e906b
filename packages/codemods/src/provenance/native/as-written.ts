import { type Invocation, implicitCall } from "../invocation.ts";
import type { Machine } from "../machine.ts";
import type { Value, Values } from "../value.ts";
import { flatMap, NOTHING, one } from "../values.ts";

type Asked = Pick<Invocation, "frame" | "node">;

/** What values are as JSON, where an object or its class says so itself by `toJSON()`. */
export function asWritten(machine: Machine, asked: Asked, values: Values): Values {
  return flatMap(values, (value) => {
    const methods = new Set(
      [...ownWays(machine, asked, value)].filter(({ kind }) => kind === "function"),
    );
    return methods.size > 0 ? machine.verbs.invoke(methods, implicitCall(asked, [])) : one(value);
  });
}

function ownWays(machine: Machine, { frame, node }: Asked, value: Value): Values {
  if (value.kind !== "site") return NOTHING;
  const mayHave = value.is === "instance" || (value.is === "object" && value.props.has(METHOD));
  return mayHave ? machine.verbs.member(value, METHOD, frame, node) : NOTHING;
}

const METHOD = "toJSON";
