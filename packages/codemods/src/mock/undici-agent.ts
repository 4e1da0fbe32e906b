import { membersOf } from "../client/members-of.ts";
import { optionOf } from "../client/option-of.ts";
import type { Native } from "../provenance/native/native.ts";
import { concat, knownTexts, textsOf } from "../provenance/text/text.ts";
import { isSite } from "../provenance/value.ts";
import { JUST_UNKNOWN, NOTHING, one } from "../provenance/values.ts";
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
    const url = concat(machine, machine.read(self.element), paths);
    const body = parsed(call, optionOf(call, [options], "body"));
    machine.write(
      route.element,
      mockRoute(call, { method: method.toUpperCase(), url, urlNode: null, body }),
    );
    machine.write(machine.prop(route, "scope"), one(self));
    return one(route);
  },
};
