import { ts } from "ts-morph";
import { memberName } from "../../program/member-name.ts";
import { concat, hole, textsOf } from "../text/text.ts";
import { isNullish, type Value, type Values } from "../value.ts";
import { flatMap, NOTHING, one } from "../values.ts";
import type { Native, NativeCall } from "./native.ts";
import { bare } from "./url.ts";

/** `url.format({ protocol, host, pathname, query })`: the text of a URL, whose query is a hole. */
export const urlFormat: Native = {
  name: "format",
  apply: (call) => flatMap(call.args[0] ?? NOTHING, (parts) => textOf(call, parts)),
};

function textOf(call: NativeCall, parts: Value): Values {
  const { machine, node, frame, argNodes } = call;
  if (parts.kind !== "site" || parts.is === "url") return textsOf(machine, one(parts), node);
  const part = (name: string): Values => machine.verbs.member(parts, name, frame, node);
  const hosts = textsOf(machine, part("host"), node);
  const origins = hosts.size > 0 ? hosts : textsOf(machine, part("hostname"), node);
  const paths = flatMap(textsOf(machine, part("pathname"), node), (text) =>
    text.kind === "text" ? one(bare(machine, text)) : one(text),
  );
  const whole = concat(machine, origins, paths);
  const query = queryIn(argNodes[0] ?? node);
  const isGiven = [...part("query")].some((value) => !isNullish(value));
  return query && isGiven ? concat(machine, whole, one(hole(machine, query, null))) : whole;
}

/** Where the query is written among the parts. */
function queryIn(parts: ts.Node): ts.Expression | null {
  if (!ts.isObjectLiteralExpression(parts)) return null;
  const member = parts.properties.find((each) => memberName(each) === "query");
  if (!member) return null;
  if (ts.isShorthandPropertyAssignment(member)) return member.name;
  return ts.isPropertyAssignment(member) ? member.initializer : null;
}
