import { digestOf } from "../kept/digest-of.ts";
import type { Project, Rewrite } from "../model.ts";
import { append } from "../program/append.ts";
import { isTypedPath } from "../program/is-typed-path.ts";
import type { Program } from "../program/program.ts";
import { compilerOptions } from "./compiler-options.ts";
import { type Answers, openKeptAnswers, type Question } from "./kept-answers.ts";
import type { TypedRewrite } from "./objections.ts";
import { declaresForAll, reachedByTypes, withImporters } from "./reached-by-types.ts";
import { objectionsBy, type TypeChecker } from "./type-checker.ts";
import type { Witness } from "./witness.ts";

/** How a compiler is asked. */
interface Asking {
  /** Where what it said is kept for another run. */
  readonly answers?: Answers | undefined;
  /** Whoever checks beside other work; absent: it is checked where it is asked. */
  readonly checker?: TypeChecker | undefined;
  /** What can be done while another checks; not done where none does. */
  readonly meanwhile: () => void;
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
  { answers, checker, meanwhile }: Asking,
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
  const { root } = project;
  const kept = openKeptAnswers(answers ?? null, root);
  for (const [config, all] of byConfig(program, files)) {
    const members = all.filter((file) => reached.has(file));
    const checked = members.filter((file) => decisive.has(file));
    if (checked.length === 0) continue;
    const options = compilerOptions(root, config, witness);
    const rewrite: TypedRewrite = { root, options, members, created, checked, texts };
    const objections = kept.of(
      config,
      checked,
      () => questionOf(program, rewrite),
      witness,
      (open, own) =>
        objectionsBy(checker ?? null, narrowed(program, rewrite, open), own, meanwhile),
    );
    for (const [file, message] of objections) if (!found.has(file)) found.set(file, message);
  }
  kept.keep();
  return found;
}

/** All that the compiler's answer depends on, but for what it finds beside these files. */
function questionOf(program: Program, rewrite: TypedRewrite): Question {
  const { created, members, options, texts } = rewrite;
  const forAll = members.filter((file) => isForAll(program, file));
  const contents = new Map(
    [...new Set([...members, ...texts.keys()])].map((file) => [
      file,
      JSON.stringify([program.modules.get(file)?.text, texts.get(file)]),
    ]),
  );
  return {
    frame: digestOf(JSON.stringify([options, created, forAll, [...contents.keys()]])),
    contents,
    reachedFrom: (files) => {
      const reached = withImporters(program, files, texts);
      const matters = [...forAll, ...created].some((file) => reached.has(file));
      return matters ? new Set(members) : reached;
    },
  };
}

function isForAll(program: Program, file: string): boolean {
  const module = program.modules.get(file);
  return module !== undefined && declaresForAll(module);
}

/** A rewrite as far as it matters to some of the files that are checked. */
function narrowed(
  program: Program,
  rewrite: TypedRewrite,
  checked: readonly string[],
): TypedRewrite {
  if (checked.length === rewrite.checked.length) return rewrite;
  const asked = new Set(checked);
  // What these import is found by the compiler.
  const members = rewrite.members.filter((file) => asked.has(file) || isForAll(program, file));
  return { ...rewrite, checked, members };
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
