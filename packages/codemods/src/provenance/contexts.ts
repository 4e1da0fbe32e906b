import type { ts } from "ts-morph";
import type { Module, Program } from "../program/program.ts";
import { createCell, growCell } from "./cell.ts";
import type { Context } from "./context.ts";
import type { Entry } from "./entry.ts";
import type { Interner } from "./interner.ts";

/** Call chains longer than this are cut: deeper wrappers share what they hold. */
const CHAIN_LENGTH = 6;
/** Calls inside of libraries do not count, up to this many. */
const LONGEST_CHAIN = 30;
/** A function called from more places than this is run once for all the others. */
const CONTEXTS_PER_FUNCTION = 48;
/** There is room for more in a program that has few: one wrapper serves all the screens of an app. */
const WITH_ROOM = { apart: 1000, most: 2000 };
const ROOM = 8000;
/** Where even the objects that a function is called on have no end, all further calls are one. */
const MOST_CONTEXTS = 200;
/** A library is called from all over a program, and what one call gives must not mix with another's. */
const CONTEXTS_OF_MODELS = 1000;

/** The activations of functions, class bodies and files, each made once. */
export interface Contexts {
  /** The activation of a file. */
  ofModule(module: Module): Context;
  /** All that were made. */
  all(): Iterable<Context>;
  /** The activation that a call leads to. */
  enter(entry: Entry): Context;
  /** Keeps that a call leads to an activation; true where its body may run another time than was known, or not at all. */
  share(context: Context, entry: Entry): boolean;
  /** The functions of which some activations are one, as there are too many. */
  readonly merged: ReadonlySet<ts.Node>;
}

/** What a context is made from. */
type Origin = Pick<Entry, "arrow" | "call" | "caller" | "node" | "parameters" | "self"> &
  Pick<Context, "chain" | "parent">;

/** No activations yet; `begin` is told of each that is made. */
export function createContexts(
  program: Program,
  intern: Interner,
  idOf: (node: ts.Node) => number,
  begin: (context: Context) => void,
): Contexts {
  const contexts = new Map<string, Context>();
  const perFunction = new Map<ts.Node, number>();
  const moduleContexts = new Map<Module, Context>();
  const merged = new Set<ts.Node>();
  let nextContext = 1;
  const make = (origin: Origin): Context => {
    const context = newContext(nextContext++, program, origin);
    begin(context);
    return context;
  };
  return {
    merged,
    all: () => [...moduleContexts.values(), ...contexts.values()],
    ofModule: (module) => {
      const known = moduleContexts.get(module);
      if (known) return known;
      const { source: node } = module;
      const context = make({
        node,
        parent: null,
        chain: [],
        self: null,
        parameters: 0,
        arrow: false,
        call: node,
        caller: null,
      });
      moduleContexts.set(module, context);
      return context;
    },
    share: ({ entrance }, { call, caller, isOneOf = false }) => {
      const { from } = entrance;
      const isSame = from ? from.node === call && from.context === caller : caller === null;
      const isNews = (!isSame && !entrance.isShared) || (isOneOf && !entrance.isOneOf);
      entrance.isShared ||= !isSame;
      entrance.isOneOf ||= isOneOf;
      return isNews;
    },
    enter: (entry) => {
      const base = `${idOf(entry.node)}|${entry.parent.id}|${entry.self ? intern.id(entry.self) : 0}`;
      const count = perFunction.get(entry.node) ?? 0;
      const limits = limitsIn(entry.parent.module, nextContext);
      const apart = entry.apart && count < limits.apart;
      if (apart !== entry.apart) merged.add(entry.node);
      const chain = chainOf(entry, program, apart);
      const told = apart ? `${base}|${chain.map(idOf).join(",")}` : base;
      const key = count < limits.most || contexts.has(told) ? told : `${idOf(entry.node)}`;
      const known = contexts.get(key);
      if (known) return known;
      const context = make({ ...entry, chain });
      contexts.set(key, context);
      perFunction.set(entry.node, count + 1);
      return context;
    },
  };
}

function limitsIn(
  { isModel }: Module,
  contexts: number,
): { readonly apart: number; readonly most: number } {
  if (isModel) return { apart: CONTEXTS_OF_MODELS, most: CONTEXTS_OF_MODELS };
  return contexts < ROOM ? WITH_ROOM : { apart: CONTEXTS_PER_FUNCTION, most: MOST_CONTEXTS };
}

function newContext(id: number, program: Program, origin: Origin): Context {
  const { node, parent, chain, self, call, caller } = origin;
  const context: Context = {
    id,
    node,
    module: program.moduleOf(node),
    parent,
    chain,
    self: origin.arrow ? null : createCell(),
    parameters: Array.from({ length: origin.parameters }, createCell),
    rest: createCell(),
    returns: createCell(),
    throws: createCell(),
    variables: new Map(),
    types: new Map(),
    entrance: { from: caller && { node: call, context: caller }, isShared: false, isOneOf: false },
  };
  if (self && context.self) growCell(context.self, [self]);
  return context;
}

/**
 * The call, and those that led to it: to where a function was made, if it is one whoever calls it. A recursive
 * call leads back to where it was made first, so that recursion ends.
 */
function chainOf(entry: Entry, program: Program, isApart: boolean): readonly ts.Node[] {
  const before = isApart ? (entry.caller?.chain ?? []) : entry.apart ? [] : entry.parent.chain;
  const first = before.indexOf(entry.call);
  if (first >= 0 && !isAnew(entry.call, before.slice(0, first), program))
    return before.slice(first);
  const chain = [entry.call, ...before];
  if (chain.length <= CHAIN_LENGTH) return chain;
  let own = 0;
  const end = chain.findIndex((call) => !program.isModel(call) && ++own > CHAIN_LENGTH);
  return chain.slice(0, end < 0 ? LONGEST_CHAIN : Math.min(end, LONGEST_CHAIN));
}

/** What a library calls again on behalf of another call of the program, such as a component within one, is no recursion. */
function isAnew(call: ts.Node, between: readonly ts.Node[], program: Program): boolean {
  return program.isModel(call) && between.some((each) => !program.isModel(each));
}
