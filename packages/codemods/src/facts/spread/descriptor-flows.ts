import { ts } from "ts-morph";
import type { Exchange } from "../../provenance/exchanges.ts";
import type { Machine } from "../../provenance/machine.ts";
import { isSite, type ServiceType, type Value } from "../../provenance/value.ts";
import { type Flow, flowsInto } from "./flows-into.ts";

/**
 * What calls send and get, for the types that a description of the call is made with and nothing else takes:
 * `endpoint<NewHabit, Habit>()('POST', '/habits')`, `route<Habit[]>({ method: 'GET', path: '/habits' })`.
 */
export function descriptorFlows(machine: Machine): readonly Flow[] {
  return [...machine.exchanges.all.values()].flatMap((exchange) => {
    const isAsked = exchange.call.endpoint.request === "none";
    const types = [...exchange.uses.values()].flatMap(({ url }) =>
      url.parts.flatMap((part) => ("text" in part ? typesAround(part.node, isAsked) : [])),
    );
    return [...new Set(types)].flatMap((type) => flowsOf(machine, exchange, type));
  });
}

/** A type of what is sent is none of what is answered, however much alike the two are. */
function flowsOf(machine: Machine, exchange: Exchange, node: ts.TypeNode): readonly Flow[] {
  const type = machine.types.refer(node);
  const sent = flowsInto(machine, type, bodiesOf(exchange)).filter(([, held]) => held.length > 0);
  if (sent.length === 0) return flowsInto(machine, type, answersOf(machine, exchange));
  return exchange.call.endpoint.request === "habit" ? sent : [];
}

/**
 * The type arguments of the call that a text is handed to, or of one that makes the function which it is handed to.
 *
 * @param isAsked - Whether nothing is sent: else a function of the description may be given what its body is made of.
 */
function typesAround(node: ts.Node, isAsked: boolean): readonly ts.TypeNode[] {
  const { parent } = node;
  const isWithin = ts.isPropertyAssignment(parent) || ts.isObjectLiteralExpression(parent);
  if (isWithin) return typesAround(parent, isAsked);
  const giver = isAsked ? giverOf(node) : null;
  if (giver) return typesAround(giver, isAsked);
  if (!ts.isCallExpression(parent) || parent.expression === node) return [];
  const { expression, typeArguments = [] } = parent;
  const before = ts.isCallExpression(expression) ? (expression.typeArguments ?? []) : [];
  return [...typeArguments, ...before];
}

/** The function of a description that gives a text: `path: ({ id }) => `/habits/${id}``. */
function giverOf(node: ts.Node): ts.ArrowFunction | null {
  const { parent } = node;
  if (ts.isTemplateExpression(parent) || ts.isParenthesizedExpression(parent))
    return giverOf(parent);
  if (ts.isObjectLiteralExpression(node) || !ts.isArrowFunction(parent)) return null;
  return parent.body === node && ts.isPropertyAssignment(parent.parent) ? parent : null;
}

/** What is sent; one that the same code may send along with a question is none of it. */
function bodiesOf({ call, uses }: Exchange): readonly Value[] {
  if (call.endpoint.request === "none") return [];
  return [...uses.values()].flatMap(({ body }) =>
    [...body].flatMap((value) => (isSite(value, "json") ? [...value.element.values] : [value])),
  );
}

/** What a call is answered with, and the payload in that. */
function answersOf({ intern }: Machine, { call }: Exchange): readonly Value[] {
  const { shape, list } = call.endpoint.response;
  const payload: ServiceType = list ? { is: "list", of: shape } : { is: "payload", of: shape };
  return [intern.service(call, { is: "envelope" }), intern.service(call, payload)];
}
