import type { ts } from "ts-morph";
import { type Cell, createCell } from "./cell.ts";
import type { Context } from "./context.ts";
import type { SiteKind, SiteValue } from "./value.ts";

/** The objects that a program creates, each made once. */
export interface Sites {
  /** In the order in which they were made. */
  readonly all: readonly SiteValue[];
  /**
   * The object that an expression creates in a context.
   *
   * @param of - Its class, where one expression makes objects of several.
   */
  at(node: ts.Node, context: Context, is: SiteKind, of?: SiteValue): SiteValue;
}

/** No objects yet; `idOf` tells nodes apart, and `idOfValue` classes. */
export function createSites(
  idOf: (node: ts.Node) => number,
  idOfValue: (value: SiteValue) => number,
): Sites {
  const byKey = new Map<string, SiteValue>();
  const all: SiteValue[] = [];
  return {
    all,
    at: (node, context, is, of) => {
      const key = `${idOf(node)}|${context.id}|${is}${of ? `|${idOfValue(of)}` : ""}`;
      const known = byKey.get(key);
      if (known) return known;
      const site = newSite(node, context, is);
      byKey.set(key, site);
      all.push(site);
      return site;
    },
  };
}

function newSite(node: ts.Node, context: Context, is: SiteKind): SiteValue {
  return {
    kind: "site",
    is,
    node,
    context,
    props: new Map(),
    element: createCell(),
    spread: createCell(),
    own: new Set(),
    layers: [],
    assigned: new Map(),
    firstAssigned: new Map(),
    types: new Map(),
    surveyed: new Set(),
  };
}

/** The member cell of a site; an empty one where nothing asked for the member before. */
export function propOf(site: SiteValue, name: string): Cell {
  const known = site.props.get(name);
  if (known) return known;
  const cell = createCell(site.surveyed);
  site.props.set(name, cell);
  return cell;
}
