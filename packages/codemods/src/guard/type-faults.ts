import type { Project, Rewrite } from "../model.ts";
import { append } from "../program/append.ts";
import { isTypedPath } from "../program/is-typed-path.ts";
import type { Program } from "../program/program.ts";
import { compilerOptions } from "./compiler-options.ts";
import { type Answers, keptAnswer } from "./kept-answer.ts";
import type { TypedRewrite } from "./objections.ts";
import { reachedByTypes } from "./reached-by-types.ts";
import { objectionsBy, type TypeChecker } from "./type-checker.ts";
import type { Witness } from "./witness.ts";

/** How a compiler is asked. */
interface Asking {
  /** Where what it said is kept for another run. */
  readonly answers?: Answers | undefined;
  /** Whoever checks beside other work; absent: it is checked where it is asked. */
  readonly checker?: TypeChecker | undefined;
}

/**
 * New type errors by file, the first of each.
 *
 * @param decisive - The files whose errors are asked for.
 * @param witness - Is told what the compiler looked at beside the program.
 */
export function typeFaults(
  program: Program,
  project: Project,
  rewrites: readonly Rewrite[],
  decisive: ReadonlySet<string>,
  { answers, checker }: Asking,
  witness: Witness,
): ReadonlyMap<string, string> {
  // What another dialect is read as is no file that its compiler knows.
  const files = [...program.modules.values()].flatMap(({ path, reading, text }) =>
    reading === null && isChecked(program, path, text) ? [path] : [],
  );
  const created = rewrites
    .filter(({ before, file, after }) => before === null && isChecked(program, file, after))
    .map(({ file }) => file);
  if (files.length === 0 || !rewrites.some(({ file }) => files.includes(file))) return new Map();
  const texts = new Map(rewrites.map(({ file, after }) => [file, after]));
  const found = new Map<string, string>();
  const reached = reachedByTypes(program, rewrites);
  for (const [config, all] of byConfig(program, files)) {
    const members = all.filter((file) => reached.has(file));
    const checked = members.filter((file) => decisive.has(file));
    if (checked.length === 0) continue;
    const { root } = project;
    const options = compilerOptions(root, config, witness);
    const rewrite: TypedRewrite = { root, options, members, created, checked, texts };
    const objections = keptAnswer(
      answers ?? null,
      () => questionOf(rewrite, textsOf(program, members)),
      witness,
      (own) => objectionsBy(checker ?? null, rewrite, own),
    );
    for (const [file, message] of objections) if (!found.has(file)) found.set(file, message);
  }
  return found;
}

/** All that the compiler's answer depends on, but for what it finds beside these files. */
function questionOf(rewrite: TypedRewrite, before: readonly string[]): string {
  return JSON.stringify([{ ...rewrite, texts: [...rewrite.texts] }, before]);
}

function textsOf(program: Program, files: readonly string[]): readonly string[] {
  return files.map((file) => program.modules.get(file)?.text ?? "");
}

/** Whether a compiler looks at a file: it is TypeScript, or JavaScript that asks for it. */
function isChecked(program: Program, path: string, text: string): boolean {
  return isTypedPath(path) || (/\.[cm]?jsx?$/.test(path) && asksForIt(program, path, text));
}

function asksForIt(program: Program, path: string, text: string): boolean {
  return program.compilerOption(path, "checkJs") === true || /^\s*\/\/ ?@ts-check\b/m.test(text);
}

/** Files by the configuration that the compiler checks them with; the empty name where there is none. */
function byConfig(
  program: Program,
  files: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of files) {
    const config = program.configOf(file) ?? "";
    append(found, config, file);
  }
  return found;
}
