import type { ts } from "ts-morph";
import type { Module, Program } from "../program/program.ts";
import { type Cell, createCell } from "./cell.ts";
import type { Context } from "./context.ts";
import { createExchanges, type Exchanges } from "./exchanges.ts";
import type { Externals } from "./external.ts";
import type { Frame } from "./frame.ts";
import { createInterner, type Interner } from "./interner.ts";
import type { Native } from "./native/native.ts";
import type { TypeRef } from "./type-ref.ts";
import { createTypes, type Types } from "./types.ts";
import type { SiteKind, SiteValue, Value, Values } from "./value.ts";

/** Call chains longer than this are cut: deeper wrappers share what they hold. */
const CHAIN_LENGTH = 6;
/** A function called from more places than this is run once for all the others. */
const CONTEXTS_PER_FUNCTION = 48;
/** Where even the objects that a function is called on have no end, all further calls are one. */
const MOST_CONTEXTS = 200;
/** More runs of bodies than this and the answer would come too late. */
const MOST_RUNS = 400_000;

/** The state of one analysis: what each expression was seen to hold, and what is left to run. */
export interface Machine {
  readonly program: Program;
  readonly externals: Externals;
  readonly intern: Interner;
  readonly types: Types;
  readonly exchanges: Exchanges;
  /** All values that an expression was seen to hold, in any context. */
  readonly seen: Map<ts.Node, Set<Value>>;
  /** All values that flow into a place of each type. */
  readonly typeFlows: Map<TypeRef, Set<Value>>;
  /** What an expression was seen to hold in the run that is under way. */
  readonly latest: Map<ts.Node, Values>;
  /** Functions that ran. */
  readonly entered: Set<ts.Node>;
  read(cell: Cell): Values;
  write(cell: Cell, values: Values): void;
  see(node: ts.Node, values: Values): Values;
  /** The object that an expression creates in a context. */
  site(node: ts.Node, context: Context, is: SiteKind): SiteValue;
  /** Every site, in the order in which they were made. */
  readonly sites: readonly SiteValue[];
  /** The member cell of a site. */
  prop(site: SiteValue, name: string): Cell;
  /** The same native for the same expression in the same context, though it closes over its run. */
  nativeAt(node: ts.Node, context: Context, native: Native): Native;
  moduleContext(module: Module): Context;
  enter(entry: Entry): Context;
  schedule(context: Context): void;
  /** True where the program was too large to be followed to the end. */
  exhausted: boolean;
  /** Runs all that is scheduled, and what that schedules. */
  drain(run: (context: Context) => void): void;
  /** The interpreter's verbs, so that its parts need not import each other. */
  readonly verbs: Verbs;
}

/** What one part of the interpreter asks of another. */
export interface Verbs {
  evaluate(node: ts.Expression, frame: Frame): Values;
  execute(node: ts.Statement, frame: Frame): boolean;
  /** Gives a pattern's variables their values, with what a type annotation adds. */
  bind(name: ts.BindingName, values: Values, frame: Frame, type: ts.TypeNode | undefined): void;
  member(value: Value, name: string, frame: Frame, node: ts.Node): Values;
  writeMember(value: Value, name: string | null, values: Values, frame: Frame): void;
  elements(value: Value, frame: Frame): Values;
  invoke(callees: Values, invocation: Invocation): Values;
  construct(callees: Values, invocation: Invocation): Values;
  awaited(values: Values): Values;
  /** The value of a name that another module exports. */
  exported(module: Module, name: string): Values;
}

/** A call: of a function, a constructor or a component. */
export interface Invocation {
  readonly frame: Frame;
  readonly node: ts.Node;
  readonly args: readonly Values[];
  readonly argNodes: readonly ts.Expression[];
  readonly typeArguments: readonly ts.TypeNode[];
  /** What stands before the dot, for functions that are not bound. */
  readonly self: Value | null;
}

export interface Entry {
  readonly node: ts.Node;
  /** The context in which the function was created. */
  readonly parent: Context;
  readonly call: ts.Node;
  readonly caller: Context | null;
  readonly self: Value | null;
  readonly parameters: number;
  /** Whether the call is told apart from other calls of the same function. */
  readonly apart: boolean;
  readonly arrow: boolean;
}

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
