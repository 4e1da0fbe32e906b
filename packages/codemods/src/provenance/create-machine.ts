import type { ts } from "ts-morph";
import type { Module, Program } from "../program/program.ts";
import { createCell } from "./cell.ts";
import type { Context } from "./context.ts";
import type { Entry } from "./entry.ts";
import { createExchanges } from "./exchanges.ts";
import type { Externals } from "./external.ts";
import { createInterner } from "./interner.ts";
import type { Machine } from "./machine.ts";
import type { Native } from "./native/native.ts";
import { createTypes } from "./types.ts";
import type { SiteValue, Value } from "./value.ts";
import type { Verbs } from "./verbs.ts";

export function createMachine(program: Program, externals: Externals, verbs: Verbs): Machine {
  const intern = createInterner();
  const seen = new Map<ts.Node, Set<Value>>();
  const entered = new Set<ts.Node>();
  const contexts = new Map<string, Context>();
  const perFunction = new Map<ts.Node, number>();
  const moduleContexts = new Map<Module, Context>();
  const sites = new Map<string, SiteValue>();
  const allSites: SiteValue[] = [];
  const natives = new Map<string, Native>();
  const nodeIds = new Map<ts.Node, number>();
  const queue = new Set<Context>();
  let current: Context | null = null;
  let nextContext = 1;
  let runs = 0;

  const idOf = (node: ts.Node): number => {
    let id = nodeIds.get(node);
    if (id === undefined) {
      id = nodeIds.size + 1;
      nodeIds.set(node, id);
    }
    return id;
  };

  const newContext = (
    entry: Omit<Entry, "apart" | "caller" | "call" | "parent"> & {
      readonly parent: Context | null;
      readonly chain: readonly ts.Node[];
    },
  ): Context => {
    const context: Context = {
      id: nextContext++,
      node: entry.node,
      module: program.moduleOf(entry.node),
      parent: entry.parent,
      chain: entry.chain,
      self: entry.arrow ? null : createCell(),
      parameters: Array.from({ length: entry.parameters }, createCell),
      rest: createCell(),
      returns: createCell(),
      variables: new Map(),
      types: new Map(),
    };
    if (entry.self && context.self) context.self.values.add(entry.self);
    queue.add(context);
    entered.add(entry.node);
    return context;
  };

  const machine: Machine = {
    program,
    externals,
    intern,
    types: createTypes(program),
    verbs,
    latest: new Map(),
    exhausted: false,
    sites: allSites,
    typeFlows: new Map(),
    exchanges: createExchanges(),
    seen,
    entered,
    read: (cell) => {
      if (current) cell.readers.add(current);
      return new Set(cell.values);
    },
    write: (cell, values) => {
      const before = cell.values.size;
      for (const value of values) cell.values.add(value);
      if (cell.values.size === before) return;
      for (const reader of cell.readers) queue.add(reader);
    },
    see: (node, values) => {
      machine.latest.set(node, values);
      const known = seen.get(node);
      if (known) for (const value of values) known.add(value);
      else seen.set(node, new Set(values));
      return values;
    },
    site: (node, context, is) => {
      const key = `${idOf(node)}|${context.id}|${is}`;
      let site = sites.get(key);
      if (!site) {
        site = {
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
        };
        sites.set(key, site);
        allSites.push(site);
      }
      return site;
    },
    prop: (site, name) => {
      let cell = site.props.get(name);
      if (!cell) {
        cell = createCell();
        site.props.set(name, cell);
      }
      return cell;
    },
    nativeAt: (node, context, native) => {
      const key = `${idOf(node)}|${context.id}|${native.name}`;
      const known = natives.get(key) ?? native;
      natives.set(key, known);
      return known;
    },
    moduleContext: (module) => {
      let context = moduleContexts.get(module);
      if (!context) {
        context = newContext({
          node: module.source,
          parent: null,
          chain: [],
          self: null,
          parameters: 0,
          arrow: false,
        });
        moduleContexts.set(module, context);
      }
      return context;
    },
    enter: (entry) => {
      const base = `${idOf(entry.node)}|${entry.parent.id}|${entry.self ? intern.id(entry.self) : 0}`;
      const count = perFunction.get(entry.node) ?? 0;
      const apart = entry.apart && count < CONTEXTS_PER_FUNCTION;
      const chain = apart ? chainOf(entry) : [entry.call];
      const told = apart ? `${base}|${chain.map(idOf).join(",")}` : base;
      const key = count < MOST_CONTEXTS || contexts.has(told) ? told : `${idOf(entry.node)}`;
      let context = contexts.get(key);
      if (!context) {
        context = newContext({ ...entry, chain });
        contexts.set(key, context);
        perFunction.set(entry.node, count + 1);
      }
      return context;
    },
    schedule: (context) => {
      queue.add(context);
    },
    drain: (run) => {
      for (const context of queue) {
        queue.delete(context);
        runs += 1;
        if (runs > MOST_RUNS) {
          machine.exhausted = true;
          queue.clear();
          return;
        }
        current = context;
        run(context);
        current = null;
      }
    },
  };
  return machine;
}

/** A recursive call adds nothing to the chain, so that recursion ends. */
function chainOf(entry: Entry): readonly ts.Node[] {
  const before = entry.caller?.chain ?? [];
  if (before.includes(entry.call)) return before;
  return [entry.call, ...before].slice(0, CHAIN_LENGTH);
}

/** Call chains longer than this are cut: deeper wrappers share what they hold. */
const CHAIN_LENGTH = 6;

/** A function called from more places than this is run once for all the others. */
const CONTEXTS_PER_FUNCTION = 48;

/** Where even the objects that a function is called on have no end, all further calls are one. */
const MOST_CONTEXTS = 200;

/** More runs of bodies than this and the answer would come too late. */
const MOST_RUNS = 400_000;
