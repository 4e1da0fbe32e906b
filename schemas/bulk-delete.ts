/**
 * How the body of a v1 bulk deletion becomes a batch (section 4; decisions `bulk-delete-body` and
 * `batch`). `members` names the members that may hold the ids, the first is canonical; the body may
 * be the bare array too. `{id}` in `path` stands for an id, percent-encoded.
 */
export const bulkDelete = {
  change: "bulk-delete-to-batch",
  members: ["ids", "habitIds"],
  bareArray: true,
  operations: "operations",
  /** Where the answer has the status of each operation. */
  results: { list: "results", status: "status" },
  /** The member of the v1 answer that counts the ids. */
  answer: "deleted",
  operation: { method: "DELETE", path: "/habits/{id}", body: {} },
} as const;
