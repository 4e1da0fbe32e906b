import { entriesOf, type Part, partAt, partsAt, textAt } from "./document.ts";

/** What a path offers; methods that do the same are one. */
export interface Operation {
  /** For addresses within the page. */
  readonly id: string;
  readonly methods: readonly string[];
  readonly path: string;
  readonly tag: string;
  readonly parameters: readonly Part[];
  /** The operation as the document has it. */
  readonly part: Part;
}

const methodNames = ["get", "post", "put", "patch", "delete", "options", "head", "trace"];

/** The operations of an OpenAPI document, in its order. */
export function operationsOf(document: Part): readonly Operation[] {
  return entriesOf(partAt(document, "paths")).flatMap(([path, item]) => {
    const found = new Map<string, Operation>();
    for (const [method, part] of entriesOf(item)) {
      if (!methodNames.includes(method)) continue;
      const { operationId: _, ...rest } = part;
      const same = JSON.stringify(rest);
      const before = found.get(same);
      found.set(same, {
        id: before?.id ?? `${method}-${path.replaceAll(/[^\w]+/g, "-")}`,
        methods: [...(before?.methods ?? []), method.toUpperCase()],
        path,
        tag: String(partTags(part)[0] ?? ""),
        parameters: [...partsAt(item, "parameters"), ...partsAt(part, "parameters")],
        part,
      });
    }
    return [...found.values()];
  });
}

function partTags({ tags }: Part): readonly unknown[] {
  return Array.isArray(tags) ? tags : [];
}

/** Operations that stand together, and what is said of them. */
export interface OperationGroup {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly Operation[];
}

/** The operations by their tags, in the order of the tags; those without one are last. */
export function groupsOf(document: Part): readonly OperationGroup[] {
  const operations = operationsOf(document);
  const tags = partsAt(document, "tags").map((tag) => ({
    name: textAt(tag, "name"),
    description: textAt(tag, "description"),
  }));
  const known = tags.map(({ name }) => name);
  const groups = tags.map((tag) => ({
    ...tag,
    operations: operations.filter((operation) => operation.tag === tag.name),
  }));
  const others = operations.filter(({ tag }) => !known.includes(tag));
  const rest = { name: "others", description: "", operations: others };
  return [...groups, rest].filter((group) => group.operations.length > 0);
}
