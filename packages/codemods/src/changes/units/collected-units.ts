import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { fieldKeys, mapKeys } from "../../provenance/members/map-keys.ts";
import { knownText } from "../../provenance/text/text.ts";
import { isSite, type SiteValue, type Values } from "../../provenance/value.ts";
import { NOTHING, union } from "../../provenance/values.ts";
import { literalOf } from "../key-uses.ts";
import { type Mapped, mappedAmong, mappedAt } from "../mapped-members.ts";
import { isKept, mayBeOthers } from "./kept-units.ts";
import { keysLookedUpIn } from "./look-ups.ts";
import { isWrittenIn, literalsOf } from "./table-literals.ts";

/** Units that the program put into lists and tables of its own. */
export interface CollectedUnits {
  readonly mapped: Mapped;
  /** Whether the text may be there by the program itself, too. */
  readonly isMixed: boolean;
}

/** The units that lists have as elements, or tables as keys, where a text is not written; null where they have none. */
export function collectedUnits(
  facts: Facts,
  tables: readonly SiteValue[],
  text: string,
): CollectedUnits | null {
  const sites = tables.filter((site) => isCollection(facts, site) || !isWrittenIn(site, text));
  const keys = sites
    .flatMap((site) => keysLookedUpIn(facts, site))
    .filter((key) => !ts.isStringLiteralLike(key));
  const texts = union(...sites.map((site) => textsIn(facts, site)));
  const [asked] = keys.flatMap((key) => mappedAt(facts, key) ?? []);
  const mapped = mappedAmong(facts, texts) ?? asked ?? null;
  const written = new Set<ts.Node | null>(sites.flatMap(literalsOf));
  const isMixed = () =>
    [...texts].some((value) => knownText(value) === text && !written.has(literalOf(value))) ||
    keys.some((key) => isKept(facts, key, text) || mayBeOthers(facts, key));
  return mapped && { mapped, isMixed: isMixed() };
}

/** Whether units are put into a list or table, so that one that is written there is one of them, as in `{ times: 0 }`. */
export function isCollection(facts: Facts, site: SiteValue): boolean {
  return mappedAmong(facts, textsIn(facts, site)) !== null;
}

/** What is in a list, or a key of a table. */
function textsIn(facts: Facts, site: SiteValue): Values {
  if (site.is === "map") return mapKeys(facts.machine, site);
  if (site.is === "object") return fieldKeys(facts.machine, site);
  if (!isSite(site, "array", "set")) return NOTHING;
  const { element, props } = site;
  return union(element.values, ...[...props.values()].map(({ values }) => values));
}
