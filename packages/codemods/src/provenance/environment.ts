import { posix } from "node:path";
import { ts } from "ts-morph";
import { isBelow, isEnvironmentPath } from "../program/environment-files.ts";
import type { Program } from "../program/program.ts";
import type { Machine } from "./machine.ts";
import { hole } from "./text.ts";
import type { TextPart } from "./text-value.ts";
import type { Value, Values } from "./value.ts";

/** What a file of the environment gives a variable that holds a base of the service. */
interface Setting {
  /** The folder of the file: code in it and below reads its variables. */
  readonly folder: string;
  /** Whether a host stands before the path. */
  readonly isAddress: boolean;
  readonly path: ts.StringLiteral;
}

/** What files of the environment give to variables, by their names. */
export type Environment = ReadonlyMap<string, readonly Setting[]>;

/** Gathers what the files of the environment say that belong to a program. */
export function environmentOf({ modules }: Pick<Program, "modules">): Environment {
  const found = new Map<string, Setting[]>();
  for (const { path, source } of modules.values()) {
    if (!isEnvironmentPath(path)) continue;
    for (const setting of settingsIn(source, posix.dirname(path)))
      found.set(setting.name, [...(found.get(setting.name) ?? []), setting]);
  }
  return found;
}

/** The members of what a file of the environment is read as. */
function settingsIn(
  source: ts.SourceFile,
  folder: string,
): readonly (Setting & { name: string })[] {
  const [exported] = source.statements;
  if (!exported || !ts.isExportAssignment(exported)) return [];
  const { expression } = exported;
  if (!ts.isObjectLiteralExpression(expression)) return [];
  return expression.properties.flatMap((member) => {
    if (!ts.isPropertyAssignment(member)) return [];
    const { initializer } = member;
    const isAddress = ts.isArrayLiteralExpression(initializer);
    const path = isAddress ? initializer.elements.at(-1) : initializer;
    return path && ts.isStringLiteral(path)
      ? [{ name: member.name.getText(), folder, isAddress, path }]
      : [];
  });
}

/**
 * What a variable of the environment can hold: anything that only a run would tell, and what the files of
 * the environment beside the code or above it say.
 */
export function variableNamed(machine: Machine, node: ts.Node, name: string): Values {
  const unknown = hole(machine, node, name);
  const { path } = machine.program.moduleOf(node);
  const values = new Set<Value>([unknown]);
  for (const setting of machine.environment.get(name) ?? []) {
    if (!isBelow(path, setting.folder)) continue;
    const { text } = setting.path;
    const written: TextPart = {
      text,
      node: setting.path,
      start: setting.path.getStart() + 1,
      exact: true,
    };
    values.add(machine.intern.text(setting.isAddress ? [...unknown.parts, written] : [written]));
  }
  return values;
}
