import type { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { memberReads } from "../../facts/member-reads.ts";
import { namesWithin, type Role } from "../../facts/shapes.ts";
import { copiedFrom } from "../../provenance/members/copied.ts";
import { isWrittenTo } from "../../provenance/value.ts";

/** Whether members of the container are read from the rest, or from what it is copied into, such as props. */
export function readsFromRest(
  { machine, roles }: Facts,
  rest: ts.BindingElement,
  container: string,
  role: Role,
): boolean {
  const reads = memberReads(machine);
  return namesWithin(role, container).some((name) => {
    const read = reads.flatMap(({ names, receivers }) =>
      names.includes(name) ? [...receivers] : [],
    );
    const sites = read.filter((value) => value.kind === "site");
    // What is sent lacks what v2 does not accept.
    const from = roles.sent.has(rest)
      ? sites
      : copiedFrom(machine, sites, (site) => isWrittenTo(site, name));
    return from.some((value) => value.kind === "site" && value.node === rest);
  });
}
