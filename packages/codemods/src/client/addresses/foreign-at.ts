import type { Machine } from "../../provenance/machine.ts";
import type { TextValue } from "../../provenance/text/text-value.ts";
import type { ForeignValue } from "../../provenance/value.ts";
import { flatten } from "./match-url.ts";
import { originIn } from "./origin-in.ts";
import { tokenOf } from "./token-of.ts";

/** What a call of an address gives that is none of the service. */
export function foreignAt(machine: Machine, url: TextValue): ForeignValue {
  const [first] = url.parts;
  return machine.intern.foreign(first ? tokenOf(first) : "", resourceOf(flatten(url)));
}

/** The first segment that says more than where an API is and which version. */
function resourceOf(flat: string): string {
  const segments = flat
    .slice(originIn(flat)?.length ?? 0)
    .replace(/[?#].*$/s, "")
    .split("/");
  return segments.find((each) => /^[a-z][\w-]+$/i.test(each) && !/^(api|v\d+)$/i.test(each)) ?? "";
}
