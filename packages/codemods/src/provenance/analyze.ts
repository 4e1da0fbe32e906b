import type { MigrationOptions, WrapperConfig } from "../model.ts";
import type { Program } from "../program/program.ts";
import { bind } from "./calls/bind.ts";
import { invoke } from "./calls/invoke.ts";
import { runContext } from "./calls/run-context.ts";
import { cleanCell } from "./cell.ts";
import { construct } from "./classes/construct.ts";
import { createMachine } from "./create-machine.ts";
import { evaluate } from "./expression.ts";
import { cellsOf } from "./held.ts";
import type { Machine } from "./machine.ts";
import { elements } from "./members/elements.ts";
import { openKept } from "./members/kept-member.ts";
import { member } from "./members/member.ts";
import { writeMember } from "./members/write-member.ts";
import { externals } from "./modules/external.ts";
import { exported } from "./modules/module.ts";
import { awaited } from "./native/promise.ts";
import { findLasting } from "./order/lasting.ts";
import { execute } from "./statements/statement.ts";
import { enterUncalled } from "./uncalled/enter-uncalled.ts";
import type { ServiceCall, Value, Values } from "./value.ts";
import { NOTHING } from "./values.ts";
import type { Verbs } from "./verbs.ts";

/** Branches within branches that no run takes are followed so deep. */
const MOST_DEPTH = 3;

/** Runs a whole program abstractly: every file, and every function that no known code calls. */
export function analyze(
  program: Program,
  wrappers: readonly WrapperConfig[] = [],
  services: readonly string[] = [],
  onStep: MigrationOptions["onStep"] = undefined,
  othersDomains: ReadonlySet<string> = new Set(),
): Machine {
  const verbs: Verbs = {
    evaluate: (node, frame) => evaluate(machine, node, frame),
    execute: (node, frame) => execute(machine, node, frame),
    bind: (name, values, frame, type) => bind(machine, name, values, frame, type),
    member: (value, name, frame, node) =>
      once(value, name, () => member(machine, value, name, frame, node)),
    writeMember: (value, name, values, frame) => writeMember(machine, value, name, values, frame),
    elements: (value, frame) => once(value, "(elements)", () => elements(machine, value, frame)),
    invoke: (callees, invocation) => invoke(machine, callees, invocation),
    construct: (callees, invocation) => construct(machine, callees, invocation),
    awaited: (values) => awaited(machine, values),
    exported: (module, name) => exported(machine, module, name),
  };
  const once = createOnce();
  const machine = createMachine(program, externals, verbs, wrappers, services, othersDomains);
  let done = 0;
  const drain = (): void =>
    machine.drain((context) => {
      runContext(machine, context);
      done += 1;
      onStep?.({ phase: "follow", done, open: machine.waiting() });
    });
  for (const module of program.modules.values()) machine.moduleContext(module);
  if (program.framework) machine.moduleContext(program.framework);
  const runAll = (): void => {
    drain();
    while (!machine.exhausted && isUnfinished(machine)) drain();
  };
  runAll();
  if (!machine.exhausted) followBranches(machine, runAll);
  machine.bury();
  dropDeadCalls(machine);
  return machine;
}

/** Schedules what is to be run once all else has; false where nothing is. */
function isUnfinished(machine: Machine): boolean {
  return enterUncalled(machine) || openKept(machine) || findLasting(machine);
}

/** Follows the branches that no run takes; all that matters to a program is known before, however many there are. */
function followBranches(machine: Machine, runAll: () => void): void {
  for (let depth = 0; depth < MOST_DEPTH && !machine.exhausted && machine.settle(); depth++)
    runAll();
  machine.exhausted = false;
}

/** Calls that only seemed to be made before all was at hand, and what they seemed to answer. */
function dropDeadCalls(machine: Machine): void {
  const dead = new Set<ServiceCall>();
  for (const [key, { call, uses }] of machine.exchanges.all) {
    if (uses.size > 0) continue;
    dead.add(call);
    machine.exchanges.all.delete(key);
  }
  const alive = machine.exchanges.foreign;
  const clean = (values: Set<Value>): void => {
    for (const value of values) if (isDead(value, dead, alive)) values.delete(value);
  };
  for (const values of machine.seen.values()) clean(values);
  for (const values of machine.typeFlows.values()) clean(values);
  for (const { left, right } of machine.likenesses.all.values()) {
    clean(left);
    clean(right);
  }
  for (const site of machine.sites) {
    for (const cell of cellsOf(site)) cleanCell(cell, (value) => isDead(value, dead, alive));
  }
}

function isDead(value: Value, dead: ReadonlySet<ServiceCall>, alive: Alive): boolean {
  if (value.kind === "foreign") return !alive.has(value);
  if (value.kind === "service") return dead.has(value.call);
  return value.kind === "field" && isDead(value.holder, dead, alive);
}

type Alive = Machine["exchanges"]["foreign"];

/** Objects may copy from each other in circles, and types be made of themselves: what is being asked already adds nothing. */
function createOnce(): (value: Value, name: string, ask: () => Values) => Values {
  // Questions within questions are few, and looked through faster than noted anywhere else.
  const values: Value[] = [];
  const names: string[] = [];
  const isAsked = (value: Value, name: string): boolean => {
    for (let at = values.length - 1; at >= 0; at--)
      if (values[at] === value && names[at] === name) return true;
    return false;
  };
  return (value, name, ask) => {
    if (value.kind !== "site" && value.kind !== "typed") return ask();
    if (isAsked(value, name)) return NOTHING;
    const depth = values.push(value) - 1;
    names.push(name);
    try {
      return ask();
    } finally {
      values.length = depth;
      names.length = depth;
    }
  };
}
