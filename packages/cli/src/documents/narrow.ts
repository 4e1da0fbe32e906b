import type { Endpoint } from "@habitshift/schemas";

/** The operations of a path that the code around it asks for; all of them where nothing tells. */
export function narrow(
  operations: readonly Endpoint[],
  methods: Iterable<string>,
): readonly Endpoint[] {
  if (operations.length < 2) return operations;
  for (const method of methods) {
    const own = operations.filter((operation) => operation.method === method.toUpperCase());
    if (own.length > 0) return own;
  }
  return operations;
}
