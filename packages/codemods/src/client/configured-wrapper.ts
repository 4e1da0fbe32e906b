import { posix } from "node:path";
import { envelope as contract } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { WrapperConfig } from "../model.ts";
import { envelopeOf } from "../provenance/envelope-of.ts";
import type { Invocation } from "../provenance/invocation.ts";
import type { Machine } from "../provenance/machine.ts";
import { promiseOf } from "../provenance/native/promise.ts";
import { textsOf } from "../provenance/text/text.ts";
import type { Value, Values } from "../provenance/value.ts";
import { flatMap, NOTHING, one } from "../provenance/values.ts";
import { send } from "./http.ts";
import { fetchClient } from "./http-client.ts";
import { membersOf } from "./members-of.ts";

/**
 * A call of a function that the configuration names as an HTTP client, where its own code could not be
 * followed; null where it is none.
 */
export function callWrapper(machine: Machine, invocation: Invocation): Values | null {
  const { node, frame } = invocation;
  if (!ts.isCallExpression(node)) return null;
  const wrapper = machine.wrappers.find((each) => isCallOf(machine, node, each));
  if (!wrapper) return null;
  const argument = (index: number | null): Values =>
    index === null ? NOTHING : (invocation.args[index] ?? NOTHING);
  const slot = (index: number | null): ts.Expression | null =>
    index === null ? null : (invocation.argNodes[index] ?? null);
  const url = slot(wrapper.url);
  const { headers, options } = headersPlace(machine, wrapper, invocation);
  const option = (name: string): Values =>
    membersOf({ ...invocation, machine, self: null }, argument(options), name);
  const answered = send(
    machine,
    frame,
    {
      client: fetchClient,
      node,
      url: url ? textsOf(machine, argument(wrapper.url), url) : NOTHING,
      method: wrapper.method === null ? option("method") : argument(wrapper.method),
      headers: [argument(headers), option("headers")],
      body: wrapper.body === null ? option("body") : argument(wrapper.body),
      query: NOTHING,
      instance: null,
      slots: {
        url,
        options: slot(options),
        optionsIndex: options ?? -1,
        ...(headers === null ? {} : { headersIndex: headers }),
        body: slot(wrapper.body),
        verb: null,
      },
    },
    { is: "response", client: fetchClient },
  );
  const given = flatMap(answered, (value) => givenBack(machine, value, wrapper, invocation));
  return promiseOf(machine, given, node, frame.context);
}

/** Where a wrapper takes its headers: as configured, else as its own parameters are named. */
function headersPlace(
  machine: Machine,
  { headers = null, options = null }: WrapperConfig,
  { node, frame }: Invocation,
): { readonly headers: number | null; readonly options: number | null } {
  if (headers !== null || options !== null || !ts.isCallExpression(node))
    return { headers, options };
  const parameters = [...machine.verbs.evaluate(node.expression, frame)].flatMap((value) =>
    value.kind === "function" ? [value.node.parameters] : [],
  );
  const positionOf = (pattern: RegExp): number | null => {
    const found = parameters.map((each) =>
      each.findIndex(({ name }) => ts.isIdentifier(name) && pattern.test(name.text)),
    );
    return found.find((index) => index >= 0) ?? null;
  };
  const own = positionOf(/^(?:extra)?headers$/i);
  return { headers: own, options: own === null ? positionOf(OPTIONS) : null };
}

/** What a parameter is called that takes what `fetch` takes beside a URL. */
const OPTIONS = /^(?:options|opts|init|config|request(?:Options|Init)|fetchOptions)$/i;

/** What the wrapper gives of an answer. */
function givenBack(
  machine: Machine,
  value: Value,
  wrapper: WrapperConfig,
  invocation: Invocation,
): Values {
  if (value.kind !== "service" || wrapper.returns === "response") return one(value);
  const envelope = envelopeOf(machine, value);
  if (wrapper.returns === "envelope") return one(envelope);
  return machine.verbs.member(envelope, contract.data, invocation.frame, invocation.node);
}

/** Whether a call is of that name, and of that module where one is said. */
function isCallOf(machine: Machine, node: ts.CallExpression, wrapper: WrapperConfig): boolean {
  const text = node.expression.getText();
  if (text !== wrapper.name && !text.endsWith(`.${wrapper.name}`)) return false;
  if (wrapper.module === null) return true;
  const from = machine.program.moduleOf(node).path;
  const wanted = withoutExtension(wrapper.module);
  return node
    .getSourceFile()
    .statements.some(
      (statement) =>
        ts.isImportDeclaration(statement) &&
        ts.isStringLiteral(statement.moduleSpecifier) &&
        withoutExtension(posix.join(posix.dirname(from), statement.moduleSpecifier.text)) ===
          wanted,
    );
}

function withoutExtension(path: string): string {
  return path.slice(0, path.length - posix.extname(path).length);
}
