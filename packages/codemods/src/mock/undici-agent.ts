import { ts } from "ts-morph";
import { membersOf } from "../client/members-of.ts";
import { optionOf } from "../client/option-of.ts";
import { literalMembers } from "../program/literal-members.ts";
import type { Native, NativeCall } from "../provenance/native/native.ts";
import { concat, knownTexts, textsOf } from "../provenance/text/text.ts";
import { isSite, type SiteValue, type Values } from "../provenance/value.ts";
import { JUST_PLAIN, JUST_UNKNOWN, NOTHING, one } from "../provenance/values.ts";
import { mockRoute } from "./mocked-route.ts";
import { parsed } from "./response.ts";

/** `agent.get('https://host')`: a pool that answers for the host in its place. */
const get: Native = {
  name: "get",
  apply: ({ machine, node, frame, args, argNodes }) => {
    const scope = machine.site(node, frame.context, "mocked-scope");
    const origin = argNodes[0] ? textsOf(machine, args[0] ?? NOTHING, argNodes[0]) : NOTHING;
    machine.write(scope.element, origin);
    return one(scope);
  },
};

/** `new MockAgent()` of undici. */
export const undiciAgent: Native = {
  name: "MockAgent",
  apply: () => JUST_UNKNOWN,
  construct: ({ machine }) => one(machine.intern.native(agent, null)),
};

const agent: Native = { name: "mock-agent", apply: () => JUST_UNKNOWN, members: { get } };

/** `pool.intercept({ path, method, body })`: what comes next says how it is answered. */
export const intercept: Native = {
  name: "intercept",
  apply: (call) => {
    const { machine, node, frame, self, args, argNodes } = call;
    if (!self || !isSite(self, "mocked-scope")) return NOTHING;
    const options = args[0] ?? NOTHING;
    const paths = textsOf(machine, membersOf(call, options, "path"), argNodes[0] ?? node);
    const [method = "GET"] = knownTexts(optionOf(call, [options], "method"));
    const route = machine.site(node, frame.context, "mocked-route");
    machine.write(machine.prop(route, OF_AGENT), JUST_PLAIN);
    const url = concat(machine, machine.read(self.element), paths);
    const body = parsed(call, optionOf(call, [options], "body"));
    machine.write(
      route.element,
      mockRoute(call, { method: method.toUpperCase(), url, urlNode: patternIn(argNodes[0]), body }),
    );
    machine.write(machine.prop(route, "scope"), one(self));
    return one(route);
  },
};

/** The regular expression that options give for the path; null where they give a text, or none. */
function patternIn(options: ts.Expression | undefined): ts.Expression | null {
  if (!options || !ts.isObjectLiteralExpression(options)) return null;
  const path = literalMembers(options).named.get("path");
  return path && ts.isPropertyAssignment(path) && ts.isRegularExpressionLiteral(path.initializer)
    ? path.initializer
    : null;
}

/** Marks the routes whose replies are asked as those of an agent are; no code can spell the name. */
const OF_AGENT = "(of agent)";

/** What a reply of an agent is given: one object with the text of what was sent in it. Null where no agent asks it. */
export function askedByAgent(call: NativeCall, route: SiteValue, sent: Values): Values | null {
  const { machine, node, frame } = call;
  if (machine.read(machine.prop(route, OF_AGENT)).size === 0) return null;
  const request = machine.site(node, frame.context, "object");
  const text = machine.site(node, frame.context, "json");
  machine.write(text.element, sent);
  machine.write(machine.prop(request, "body"), one(text));
  for (const name of ["path", "method", "headers"])
    machine.write(machine.prop(request, name), JUST_UNKNOWN);
  return one(request);
}
