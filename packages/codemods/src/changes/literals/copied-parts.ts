import type { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { copiedFrom } from "../../provenance/members/copied.ts";
import { isSite } from "../../provenance/value.ts";
import { madeAt } from "../sent-whole.ts";

/** Where what is merged is made, and what that copies. */
export function copiesAt(facts: Facts, patch: ts.Expression): readonly ts.Node[] {
  const sites = [...facts.seen(patch)].filter((value) => isSite(value, "object"));
  return madeAt(copiedFrom(facts.machine, sites));
}
