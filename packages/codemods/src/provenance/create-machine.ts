import type { ts } from "ts-morph";
import type { WrapperConfig } from "../model.ts";
import type { Program } from "../program/program.ts";
import { createOwnRoutes } from "../server/own-routes.ts";
import { createBudget } from "./budget.ts";
import { type Cell, growCell, latestCell, readCell } from "./cell.ts";
import type { Context } from "./context.ts";
import { createContexts } from "./contexts.ts";
import { createExchanges } from "./exchanges.ts";
import { createInterner } from "./interner.ts";
import { createKeyPaths } from "./key-paths.ts";
import { createLikenesses } from "./likenesses.ts";
import { createLiveCalls } from "./live-calls.ts";
import { createLookUps } from "./look-ups.ts";
import type { Machine } from "./machine.ts";
import { environmentOf } from "./modules/environment.ts";
import type { Externals } from "./modules/external.ts";
import type { Native } from "./native/native.ts";
import { createNodeIds } from "./node-ids.ts";
import { activationOf, isRound } from "./round.ts";
import { runThatMade } from "./run-that-made.ts";
import { createSites, propOf } from "./sites.ts";
import { createStandIns } from "./stand-ins.ts";
import { createBranches } from "./statements/branches.ts";
import { createTypes } from "./types/types.ts";
import { isSite, type Value, type Values } from "./value.ts";
import { one } from "./values.ts";
import type { Verbs } from "./verbs.ts";

/** Where the ids of mocked calls start: no program makes so many calls. */
const MOCKED_IDS = 1_000_000;

/** A machine that has run nothing yet. */
export function createMachine(
  program: Program,
  externals: Externals,
  verbs: Verbs,
  wrappers: readonly WrapperConfig[],
  services: readonly string[],
  othersDomains: ReadonlySet<string>,
): Machine {
  const idOf = createNodeIds();
  const intern = createInterner();
  const sites = createSites(idOf, intern.id);
  const seen = new Map<ts.Node, Set<Value>>();
  const entered = new Set<ts.Node>();
  const natives = new Map<string, Native>();
  const queue = new Set<Context>();
  const live = createLiveCalls();
  let current: Context | null = null;
  /** The number of the last cell that was there when all was settled. */
  let settled = 0;
  const branches = createBranches();
  const budget = createBudget();

  // A round of a loop runs within the run around it.
  const schedule = (context: Context): void => {
    if (!isRound(context)) queue.add(context);
  };

  const contexts = createContexts(program, intern, idOf, (context) => {
    schedule(context);
    entered.add(context.node);
  });

  const isCalled = (): boolean => machine.exchanges.all.size > 0 || machine.mocked.all.size > 0;

  const machine: Machine = {
    program,
    externals,
    wrappers,
    services,
    othersDomains,
    environment: environmentOf(program),
    intern,
    types: createTypes(program),
    verbs,
    latest: new Map(),
    added: new Map(),
    stores: new Map(),
    routes: createOwnRoutes(),
    unrouted: new Map(),
    lookUps: createLookUps(),
    traps: new Set(),
    watched: new Set(),
    escapes: new Map(),
    wrapped: new Map(),
    keyPaths: createKeyPaths(),
    exhausted: false,
    kept: new Map(),
    sites: sites.all,
    typeFlows: new Map(),
    outside: new Set(),
    mocked: createExchanges(program.isModel, MOCKED_IDS),
    standIns: createStandIns(),
    likenesses: createLikenesses(idOf),
    exchanges: createExchanges(program.isModel),
    seen,
    entered,
    uncalled: new Set(),
    listening: new Set(),
    untaken: new Map(),
    handed: new Set(),
    shown: new Set(),
    namedInTemplates: new Set(),
    cacheKeys: new Map(),
    beside: new Set(),
    writes: new WeakMap(),
    ordering: new Set(),
    lasting: { relied: new Map(), cells: new Set() },
    read: (cell) => {
      budget.spend(cell.values.size);
      return readCell(cell, current);
    },
    watch: (cell) => readCell(cell, current),
    members: (site) => {
      if (current) site.surveyed.add(current);
      return [...site.props.values()].map((cell) => machine.read(cell));
    },
    spend: budget.spend,
    write: (cell, values) => {
      if (cell.number <= settled) {
        keepUntaken(machine, cell, values, settled);
        return false;
      }
      const isFirst = cell.values.size === 0;
      if (!growCell(cell, values)) return true;
      for (const reader of cell.readers) queue.add(reader);
      if (isFirst) for (const reader of cell.beside ?? []) queue.add(reader);
      return true;
    },
    see: (node, values) => {
      if (machine.latest.get(node) === values) return values;
      machine.latest.set(node, values);
      const known = seen.get(node);
      if (known) for (const value of values) known.add(value);
      else seen.set(node, new Set(values));
      return values;
    },
    site: sites.at,
    prop: propOf,
    nativeAt: (node, context, native) => {
      const key = `${idOf(node)}|${context.id}|${native.name}`;
      const known = natives.get(key) ?? native;
      natives.set(key, known);
      return known;
    },
    merged: contexts.merged,
    moduleContext: contexts.ofModule,
    enter: (entry) => {
      const again = runThatMade(entry);
      if (again?.self && entry.self) machine.write(again.self, one(entry.self));
      const context = again ?? contexts.enter(entry);
      if (contexts.share(context, entry)) for (const each of machine.ordering) schedule(each);
      if (live.isDead(context)) schedule(context);
      live.enter(context, current);
      return context;
    },
    schedule,
    contexts: contexts.all,
    branches,
    settle: () => {
      settled ||= latestCell();
      const passing = branches.open((context) => context.module.isModel || live.isDead(context));
      for (const context of passing) schedule(activationOf(context));
      return passing.size > 0;
    },
    bury: () => {
      for (const dead of live.bury()) machine.exchanges.forget(dead);
    },
    waiting: () => queue.size,
    drain: (run) => {
      for (const context of queue) {
        queue.delete(context);
        if (live.isDead(context)) continue;
        if (!budget.takeRun(isCalled())) {
          machine.exhausted = true;
          queue.clear();
          return;
        }
        current = context;
        live.begin(context);
        run(context);
        for (const dead of live.end(context)) machine.exchanges.forget(dead);
        current = null;
      }
    },
  };
  return machine;
}

/** Keeps the objects that such branches make: others are what they are by what is known of them. */
function keepUntaken({ untaken }: Machine, cell: Cell, values: Values, settled: number): void {
  for (const value of values) {
    if (!isSite(value, "object") || value.element.number <= settled) continue;
    untaken.set(cell, (untaken.get(cell) ?? new Set()).add(value));
  }
}
