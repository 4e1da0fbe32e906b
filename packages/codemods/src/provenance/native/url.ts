import type { ts } from "ts-morph";
import { flatten } from "../../client/addresses/match-url.ts";
import type { Machine } from "../machine.ts";
import { ASSIGNED, hrefsOf } from "../text/hrefs-of.ts";
import { assignmentAround, readToAssign } from "../text/read-to-assign.ts";
import { concat, hole, textsOf } from "../text/text.ts";
import { sliceText } from "../text/text-slice.ts";
import type { TextValue } from "../text/text-value.ts";
import { type SiteValue, type Value, type Values, writtenNames } from "../value.ts";
import { flatMap, JUST_PLAIN, NOTHING, one } from "../values.ts";
import { withoutDots } from "./dot-segments.ts";
import type { Native, NativeCall } from "./native.ts";

/** `new URL(path, base)`: an absolute path replaces that of the base. */
export const urlGlobal: Native = {
  name: "URL",
  apply: () => JUST_PLAIN,
  construct: urlOf,
};

/** More ways than this to put a path behind a base are one that only a run tells: such a helper is for any address. */
const MOST_WAYS = 1_000;

/** The URL object of a text, and of a base where there is one. */
export function urlOf(call: NativeCall): Values {
  const { machine, node, frame, args, argNodes } = call;
  const site = machine.site(node, frame.context, "url");
  const path = args[0] ?? NOTHING;
  const base = args[1] ?? NOTHING;
  const paths = textsOf(machine, path, argNodes[0] ?? node);
  machine.spend(paths.size * base.size);
  const behindBase = (): Values =>
    paths.size * base.size > MOST_WAYS
      ? one(hole(machine, node, null))
      : flatMap(paths, (text) =>
          flatMap(basesFor(call, base, text), (at) => behind(call, at, text)),
        );
  // A base of which nothing is known yet is none that is missing.
  const href = args.length > 1 ? behindBase() : paths;
  machine.write(machine.prop(site, "href"), href);
  machine.write(
    machine.prop(site, "searchParams"),
    one(machine.site(node, frame.context, "search-params")),
  );
  return one(site);
}

function behind({ machine }: NativeCall, base: Value, path: Value): Values {
  if (base.kind !== "text" || path.kind !== "text") return concat(machine, one(base), one(path));
  const [start, rest] = withoutDots(machine, base, path, originEnd(base));
  return concat(machine, one(start), one(rest));
}

/** The base as it stands before a path: its own path counts only where the other is relative to it. */
function basesFor(call: NativeCall, base: Values, path: Value): Values {
  const { machine, argNodes, node } = call;
  const bases = textsOf(machine, base, argNodes[1] ?? node);
  if (path.kind !== "text" || !flatten(path).startsWith("/")) return bases;
  return flatMap(bases, (text) =>
    text.kind === "text" ? one(sliceText(machine, text, 0, originEnd(text))) : one(text),
  );
}

const ORIGIN = /^(?:(?:[a-z][\w+.-]*:)?\/\/[^/?#]*|\uE000[^/?#]*)/i;

/** Where the origin of a URL ends. */
export function originEnd(text: TextValue): number {
  return ORIGIN.exec(flatten(text))?.[0].length ?? 0;
}

/** The methods of URLs. */
export const urlMethods: Readonly<Record<string, Native>> = {
  toString: { name: "toString", apply: hrefs },
  toJSON: { name: "toJSON", apply: hrefs },
};

function hrefs({ self, machine }: NativeCall): Values {
  return self?.kind === "site" ? hrefsOf(machine, self) : NOTHING;
}

/** `url.pathname = path`. */
export function assignPath(machine: Machine, site: SiteValue, values: Values): void {
  const paths = flatMap(textsOf(machine, values, site.node), (text) =>
    text.kind === "text" ? one(bare(machine, text)) : one(text),
  );
  const hrefs = flatMap(machine.read(machine.prop(site, "href")), (text) =>
    text.kind === "text"
      ? concat(machine, one(sliceText(machine, text, 0, originEnd(text))), paths)
      : one(text),
  );
  machine.write(machine.prop(site, ASSIGNED), hrefs);
}

/** A path that takes no query: a mark in it is written as a sign of its own. */
export function bare(machine: Machine, text: TextValue): TextValue {
  return machine.intern.text(
    text.parts.map((part) => ("text" in part ? { ...part, bare: true } : part)),
  );
}

/** Members that are parts of the URL's text; null for any other. */
export function urlMember(
  machine: Machine,
  site: SiteValue,
  name: string,
  node: ts.Node,
): Values | null {
  const parts = (part: (text: TextValue) => Value): Values => partsOf(machine, site, node, part);
  switch (name) {
    case "href":
      return hrefsOf(machine, site);
    case "origin":
    case "host":
    case "hostname":
      return parts((text) => hostOf(machine, text, name));
    case "pathname":
    case "path":
      return parts((text) => pathOf(machine, text, name, site));
    case "search":
      return parts((text) => queryOf(machine, text, site));
    case "hash":
      return parts((text) => fragmentOf(machine, text));
    // What `url.parse(text, true)` makes of the query.
    case "query":
      return JUST_PLAIN;
    default:
      return null;
  }
}

function partsOf(
  machine: Machine,
  site: SiteValue,
  node: ts.Node,
  part: (text: TextValue) => Value,
): Values {
  const assignment = assignmentAround(node);
  const hrefs = assignment ? readToAssign(machine, site, assignment) : hrefsOf(machine, site);
  return flatMap(hrefs, (text) => (text.kind === "text" ? one(part(text)) : NOTHING));
}

function hostOf(machine: Machine, text: TextValue, name: string): Value {
  const flat = flatten(text);
  const end = originEnd(text);
  const start = name === "origin" ? 0 : (/^[a-z][\w+.-]*:\/\//i.exec(flat)?.[0].length ?? 0);
  return sliceText(machine, text, start, end);
}

/** Behind an origin that is not known apart from its path, nothing is known of the path. */
function pathOf(machine: Machine, text: TextValue, name: string, site: SiteValue): Value {
  const flat = flatten(text);
  const start = originEnd(text);
  const query = flat.slice(start).search(/[?#]/);
  const end = query < 0 || name === "path" ? flat.length : start + query;
  return start === end && flat.startsWith("\uE000")
    ? hole(machine, site.node, null)
    : sliceText(machine, text, start, end);
}

/** A query that code adds to is a hole. */
function queryOf(machine: Machine, text: TextValue, site: SiteValue): Value {
  const flat = flatten(text);
  const at = flat.search(/[?#]/);
  const isAddedTo = [...machine.read(machine.prop(site, "searchParams"))].some(
    (params) =>
      params.kind === "site" && (writtenNames(params).length > 0 || params.element.values.size > 0),
  );
  if (isAddedTo) return hole(machine, site.node, null);
  return at < 0 ? machine.intern.text([]) : sliceText(machine, text, at, flat.length);
}

function fragmentOf(machine: Machine, text: TextValue): Value {
  const flat = flatten(text);
  const at = flat.indexOf("#");
  return at < 0 ? machine.intern.text([]) : sliceText(machine, text, at, flat.length);
}
