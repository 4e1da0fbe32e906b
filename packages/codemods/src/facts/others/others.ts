import { ts } from "ts-morph";
import { flatten } from "../../client/addresses/match-url.ts";
import type { ExchangeUse } from "../../provenance/exchanges.ts";
import type { Machine } from "../../provenance/machine.ts";
import type { TextPart, TextValue } from "../../provenance/text/text-value.ts";
import type { Value } from "../../provenance/value.ts";

/** What other services answered: not what came from an unknown endpoint of this one. */
export type Others = ReadonlySet<Value>;

/** Tells other services apart by the addresses that their calls go to. */
export function othersAnswers(machine: Machine): Others {
  const { all, foreign } = machine.exchanges;
  const nodes = new Set<ts.Node>();
  const bases = new Set<unknown>();
  const paths = new Set<unknown>();
  for (const { call, uses } of all.values()) {
    nodes.add(call.node);
    for (const use of uses.values()) {
      for (const token of baseOf(use)) bases.add(token);
      for (const token of pathOf(use)) paths.add(token);
    }
  }
  const found = [...foreign].filter(([, calls]) => {
    if (calls.some(({ node }) => !nodes.has(node))) return true;
    const urls = calls.map(({ url }) => url);
    return urls.some((url) => saysWhere(url, paths)) && !urls.some((url) => isOurs(url, bases));
  });
  return new Set(found.map(([value]) => value));
}

/** Whether an address shares its origin, its beginning or a variable with those of the service: a prefix alone may be anyone's. */
function isOurs(url: TextValue, bases: ReadonlySet<unknown>): boolean {
  const origin = originOf(flatten(url));
  return (
    (origin !== null && bases.has(origin)) ||
    url.parts.some((part, at) => (at === 0 || "hole" in part) && bases.has(tokenOf(part)))
  );
}

/**
 * Whether the code says where an address is: at an origin, or where a named variable tells. What is a path of the
 * service elsewhere says nothing: `let base = ''` is given its address later.
 */
function saysWhere(url: TextValue, paths: ReadonlySet<unknown>): boolean {
  const [first] = url.parts;
  if (!first || paths.has(tokenOf(first))) return false;
  return "text" in first ? originOf(flatten(url)) !== null : first.variable !== null;
}

function baseOf(use: ExchangeUse): readonly unknown[] {
  return [originOf(use.match.flat), ...baseParts(use).map(tokenOf)].filter(
    (token) => token !== null,
  );
}

/** What the path of a call behind the prefix of the version is made of. */
function pathOf(use: ExchangeUse): readonly unknown[] {
  const base = new Set(baseParts(use));
  return use.match.parts.filter((part) => !base.has(part)).map(tokenOf);
}

/** The origin that an address names; `/` for that of the page, null where only a run would tell it. */
function originOf(flat: string): string | null {
  return /^(?:\/|https?:\/\/[^/\uE000]+)/.exec(flat)?.[0] ?? null;
}

/** What makes a piece of an address the same piece elsewhere: a variable by its name, else its place. */
export function tokenOf(part: TextPart): unknown {
  return "text" in part ? part.node : (part.variable ?? part.hole);
}

/** The parts of a URL up to and with the prefix of the version. */
export function baseParts(use: ExchangeUse): readonly TextPart[] {
  const found: TextPart[] = [];
  let at = 0;
  for (const part of use.match.parts) {
    if (at >= use.match.prefix.end) break;
    if (!("text" in part) || !ts.isTemplateMiddle(part.node)) found.push(part);
    at += "text" in part ? part.text.length : 1;
  }
  return found;
}
