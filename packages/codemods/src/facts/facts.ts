import type { ts } from "ts-morph";
import type { MigrationOptions } from "../model.ts";
import type { Program } from "../program/program.ts";
import type { Machine } from "../provenance/machine.ts";
import type { Value, Values } from "../provenance/value.ts";
import { NOTHING } from "../provenance/values.ts";
import { type Identity, identify } from "./others/identity.ts";
import { type Others, othersAnswers } from "./others/others.ts";
import { type Roles, solveRoles } from "./roles.ts";

/** All that the finders need to know of a program. */
export interface Facts {
  readonly program: Program;
  readonly machine: Machine;
  readonly others: Others;
  readonly roles: Roles;
  readonly identity: Identity;
  readonly options: MigrationOptions;
  /** Text of a file that is not part of the program; null where it cannot be read. */
  readOutside(path: string): string | null;
  /** What an expression was seen to hold. */
  seen(node: ts.Node): Values;
}

/** Gathers what is known of a program that has been analyzed. */
export function createFacts(
  program: Program,
  machine: Machine,
  options: MigrationOptions,
  readOutside: (path: string) => string | null,
): Facts {
  const others = othersAnswers(machine);
  return {
    program,
    machine,
    others,
    roles: solveRoles(machine, others),
    identity: identify(machine, options.services),
    options,
    readOutside,
    seen: (node) => (machine.seen.get(node) as ReadonlySet<Value> | undefined) ?? NOTHING,
  };
}
