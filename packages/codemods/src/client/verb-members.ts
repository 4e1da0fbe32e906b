import type { Native } from "../provenance/native/native.ts";

/** The methods of a client that are named after HTTP's own, each by whether it takes a body. */
export function verbMembers(
  verb: (name: string, hasBody: boolean) => Native,
): Readonly<Record<string, Native>> {
  return {
    get: verb("get", false),
    delete: verb("delete", false),
    head: verb("head", false),
    options: verb("options", false),
    post: verb("post", true),
    put: verb("put", true),
    patch: verb("patch", true),
  };
}
