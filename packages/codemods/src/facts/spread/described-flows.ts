import { type Endpoint, prefixes } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Exchange } from "../../provenance/exchanges.ts";
import type { Machine } from "../../provenance/machine.ts";
import type { TypeRef } from "../../provenance/types/type-ref.ts";
import { isSite, type Value } from "../../provenance/value.ts";
import type { Flow } from "./flows-into.ts";

/** The names that descriptions by OpenAPI have for what is sent and what is answered. */
const SENT = "requestBody";
const ANSWERED = "responses";
const CONTENT = "content";

/**
 * What calls send and get, for the types that describe a service by its paths, as generators write them:
 * `interface paths { '/api/v1/habits': { post: { requestBody: …; responses: { 201: … } } } }`.
 */
export function describedFlows(machine: Machine): readonly Flow[] {
  return machine.program.nodes(ts.isPropertySignature).flatMap((node) => {
    if (!node.type || !ts.isStringLiteral(node.name)) return [];
    const path = node.name.text;
    if (!path.includes("/")) return [];
    const operations = membersOf(machine, machine.types.refer(node.type));
    return [...operations].flatMap(([method, operation]) =>
      [...machine.exchanges.all.values()]
        .filter(({ call: { endpoint } }) => isOf(endpoint, method, path))
        .flatMap((exchange) => operationFlows(machine, exchange, operation)),
    );
  });
}

function isOf(endpoint: Endpoint, method: string, path: string): boolean {
  const own = [...prefixes[endpoint.version], ""].map((prefix) => prefix + endpoint.path);
  return endpoint.method === method.toUpperCase() && own.map(withHoles).includes(withHoles(path));
}

/** `/habits/{id}` and `/habits/:id` alike. */
function withHoles(path: string): string {
  return path.replace(/\{[^}]*\}|:\w+/g, "{}");
}

function operationFlows(
  machine: Machine,
  { call, uses }: Exchange,
  operation: TypeRef,
): readonly Flow[] {
  const members = membersOf(machine, operation);
  const sent = members.get(SENT);
  const answered = members.get(ANSWERED);
  const bodies = [...uses.values()].flatMap(({ body }) => [...body].flatMap(unwritten));
  const answer = machine.intern.service(call, { is: "envelope" });
  const answers = answered ? [...membersOf(machine, answered).values()] : [];
  return [
    ...contentsOf(machine, sent).map((type): Flow => [type, bodies]),
    ...answers.flatMap((each) => contentsOf(machine, each).map((type): Flow => [type, [answer]])),
  ];
}

/** What was made a text of. */
function unwritten(value: Value): readonly Value[] {
  return isSite(value, "json") ? [...value.element.values] : [value];
}

/** The types of what is sent or answered, one for each media type; a body may be written without any. */
function contentsOf(machine: Machine, type: TypeRef | undefined): readonly TypeRef[] {
  if (!type) return [];
  const content = membersOf(machine, type).get(CONTENT);
  return content ? [...membersOf(machine, content).values()] : [type];
}

function membersOf(machine: Machine, type: TypeRef): ReadonlyMap<string, TypeRef> {
  const structure = machine.types.expand(type);
  if (structure.is !== "object") return new Map();
  return new Map(
    [...structure.members.values()].flatMap((member) =>
      member.type ? [[member.name, member.type] as const] : [],
    ),
  );
}
