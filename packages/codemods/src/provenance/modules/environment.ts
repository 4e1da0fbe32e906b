import { posix } from "node:path";
import { ts } from "ts-morph";
import { isAnothersHost } from "../../client/addresses/is-anothers-host.ts";
import { append } from "../../program/append.ts";
import { isBelow, isEnvironmentPath } from "../../program/environment-files.ts";
import type { Program } from "../../program/program.ts";
import type { Machine } from "../machine.ts";
import { hole } from "../text/text.ts";
import type { TextPart } from "../text/text-value.ts";
import type { Value, Values } from "../value.ts";

/** What a file of the environment gives a variable that holds a base of the service. */
interface Setting {
  /** The folder of the file: code in it and below reads its variables. */
  readonly folder: string;
  /** The address before the path; empty where nothing stands there, null where only a run tells. */
  readonly origin: string | null;
  /** Null where the file says something that is not understood. */
  readonly path: ts.StringLiteral | null;
}

/** What files of the environment give to variables, by their names. */
export type Environment = ReadonlyMap<string, readonly Setting[]>;

/** Gathers what the files of the environment say that belong to a program. */
export function environmentOf({ modules }: Pick<Program, "modules">): Environment {
  const found = new Map<string, Setting[]>();
  for (const { path, source } of modules.values()) {
    if (!isEnvironmentPath(path)) continue;
    for (const setting of settingsIn(source, posix.dirname(path)))
      append(found, setting.name, setting);
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
    if (!ts.isArrayLiteralExpression(member.initializer)) return [];
    const [origin, path] = member.initializer.elements;
    const isKnown = path !== undefined && ts.isStringLiteral(path);
    return {
      name: member.name.getText(),
      folder,
      origin: origin && ts.isStringLiteral(origin) ? origin.text : null,
      path: isKnown ? path : null,
    };
  });
}

/**
 * What a variable of the environment can hold: anything that only a run would tell, and what the files of
 * the environment say that are closest to the code.
 */
export function variableNamed(machine: Machine, node: ts.Node, name: string): Values {
  const unknown = hole(machine, node, name);
  const values = new Set<Value>([unknown]);
  for (const { origin, path } of settingsFor(machine, machine.program.moduleOf(node).path, name)) {
    if (!path || isAnothersHost(origin, machine.services, machine.othersDomains)) continue;
    const { text } = path;
    const written: TextPart = { text, node: path, start: path.getStart() + 1, exact: true };
    values.add(machine.intern.text(origin === "" ? [written] : [...unknown.parts, written]));
  }
  return values;
}

/** The settings of a variable in the closest folder that has any; none where one of them is not understood. */
function settingsFor(machine: Machine, path: string, name: string): readonly Setting[] {
  const all = (machine.environment.get(name) ?? []).filter(({ folder }) => isBelow(path, folder));
  const depth = Math.max(...all.map(({ folder }) => folder.length));
  const closest = all.filter(({ folder }) => folder.length === depth);
  return closest.some((setting) => setting.path === null) ? [] : closest;
}
