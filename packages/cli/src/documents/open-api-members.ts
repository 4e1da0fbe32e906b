import {
  type ChangeId,
  changes,
  type Endpoint,
  envelope,
  type Shape,
  shapeMappings,
} from "@habitshift/schemas";
import type { Mention } from "./mention.ts";
import { type Member, memberOf, type Tree, textOf } from "./tree.ts";

const fixes = new Map(changes.map(({ id, fix }) => [id, fix]));

type Found = Pick<Mention, "change" | "start" | "end" | "message">;

/** The members of v1 in what an operation takes and answers, each once. */
export function membersOf(
  document: Tree,
  operation: Tree,
  endpoint: Endpoint,
  seen: Set<Tree>,
): readonly Found[] {
  const bodies = schemasBelow(memberOf(operation, "requestBody")?.value, document);
  const parameters = memberOf(operation, "parameters")?.value;
  const inBody = (parameters?.kind === "list" ? parameters.items : []).filter(
    (each) => textOf(memberOf(each, "in")?.value) === "body",
  );
  const responses = memberOf(operation, "responses")?.value;
  const answers = (responses?.kind === "map" ? responses.members : [])
    .filter(({ key }) => /^2/.test(key))
    .flatMap(({ value }) => schemasBelow(value, document));
  return [
    ...[...bodies, ...inBody.flatMap((each) => schemasBelow(each, document))].flatMap((schema) =>
      walk(document, schema, endpoint.request, seen),
    ),
    ...answers.flatMap((schema) => walk(document, schema, endpoint.response.shape, seen)),
  ];
}

/** The schemas of a body or an answer: of each media type, or its own. */
function schemasBelow(tree: Tree | undefined, document: Tree): readonly Tree[] {
  const resolved = resolve(document, tree);
  const own = memberOf(resolved, "schema")?.value;
  const content = memberOf(resolved, "content")?.value;
  const media = content?.kind === "map" ? content.members : [];
  return [
    ...(own ? [own] : []),
    ...media.flatMap(({ value }) => memberOf(value, "schema")?.value ?? []),
  ];
}

function walk(document: Tree, schema: Tree, shape: Shape, seen: Set<Tree>): readonly Found[] {
  const resolved = resolve(document, schema);
  if (resolved?.kind !== "map" || seen.has(resolved)) return [];
  seen.add(resolved);
  const parts = ["allOf", "oneOf", "anyOf"].flatMap((word) => {
    const list = memberOf(resolved, word)?.value;
    return list?.kind === "list" ? list.items : [];
  });
  const items = memberOf(resolved, "items")?.value;
  const properties = memberOf(resolved, "properties")?.value;
  const members = properties?.kind === "map" ? properties.members : [];
  return [
    ...[...parts, ...(items ? [items] : [])].flatMap((each) => walk(document, each, shape, seen)),
    ...members.flatMap((member) => {
      const change = changeOfMember(member, shape, members);
      if (member.key === envelope.data) return walk(document, member.value, shape, seen);
      if (change === null) return [];
      return [
        {
          change,
          start: member.start,
          end: member.end,
          message: `\`${member.key}\` is that of v1. ${fixes.get(change) ?? ""}`,
        },
      ];
    }),
  ];
}

function changeOfMember(
  { key, value }: Member,
  shape: Shape,
  beside: readonly Member[],
): ChangeId | null {
  const { success, error, data } = envelope;
  const isEnvelope = beside.some((member) => member.key === data || member.key === success.member);
  if (isEnvelope && key === success.member) return success.change;
  // v2 has an object there, of which the document says so.
  if (isEnvelope && key === error.member)
    return memberOf(value, "properties") || memberOf(value, "$ref") ? null : error.change;
  // `false` forbids the member, as our own description of v1 does with those of v2.
  if (isEnvelope || (value.kind === "value" && value.value === false)) return null;
  if (!Object.hasOwn(shapeMappings, shape)) return null;
  const { fields } = shapeMappings[shape as keyof typeof shapeMappings];
  return fields.find(({ from }) => from === key)?.change ?? null;
}

/** What a reference within the document leads to. */
function resolve(document: Tree, tree: Tree | undefined): Tree | undefined {
  let current = tree;
  for (let steps = 0; steps < 10; steps++) {
    const reference = textOf(memberOf(current, "$ref")?.value);
    if (reference === null || !reference.startsWith("#/")) return current;
    const keys = reference
      .slice(2)
      .split("/")
      .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
    current = keys.reduce<Tree | undefined>((at, key) => memberOf(at, key)?.value, document);
  }
  return current;
}
