import type { ts } from "ts-morph";
import type { Project, Rewrite } from "../model.ts";
import type { Program } from "../program/program.ts";
import { compilerOptions } from "./compiler-options.ts";
import { type Answers, keptAnswer } from "./kept-answer.ts";
import { reachedByTypes } from "./reached-by-types.ts";
import { typeMessages } from "./type-messages.ts";
import { createWitness, type Witness } from "./witness.ts";

/**
 * New type errors by file, the first of each; files that the rewrite does not touch count too.
 *
 * @param answers - Where what the compiler said is kept for another run.
 * @param witness - Is told what the compiler looked at beside the program.
 */
export function typeFaults(
  program: Program,
  project: Project,
  rewrites: readonly Rewrite[],
  answers: Answers | null = null,
  witness: Witness = createWitness(),
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
    if (members.length === 0) continue;
    const options = compilerOptions(project.root, config, witness);
    const rewrite: TypedRewrite = { root: project.root, options, members, created, texts };
    const objections = keptAnswer(
      answers,
      () => questionOf(rewrite, textsOf(program, members)),
      witness,
      (own) => objectionsTo(rewrite, own),
    );
    for (const [file, message] of objections) if (!found.has(file)) found.set(file, message);
  }
  return found;
}

/** What a rewrite makes of files that the compiler looks at together; paths are relative to the root. */
interface TypedRewrite {
  readonly root: string;
  readonly options: ts.CompilerOptions;
  readonly members: readonly string[];
  readonly created: readonly string[];
  /** The new text of each file that is edited or created. */
  readonly texts: ReadonlyMap<string, string>;
}

/** All that the compiler's answer depends on, but for what it finds beside these files. */
function questionOf(rewrite: TypedRewrite, before: readonly string[]): string {
  return JSON.stringify([{ ...rewrite, texts: [...rewrite.texts] }, before]);
}

function textsOf(program: Program, files: readonly string[]): readonly string[] {
  return files.map((file) => program.modules.get(file)?.text ?? "");
}

/** The first new message of each file. */
function objectionsTo(rewrite: TypedRewrite, witness: Witness): ReadonlyMap<string, string> {
  const { created, members, texts } = rewrite;
  const compilation = { ...rewrite, sources: new Map(), witness };
  const after = typeMessages(compilation, [...members, ...created], texts);
  const old = (checked: readonly string[]) =>
    typeMessages(compilation, members, new Map(), checked);
  // What was wrong before matters only where something is wrong now; the order of checks may word it differently.
  const faulty = members.filter((file) => after.has(file));
  const isFine = after.size === 0 || freshFaults(after, old(faulty)).size === 0;
  return isFine ? new Map() : freshFaults(after, old(members));
}

/** The first message of each file that was not there before. */
function freshFaults(
  after: ReadonlyMap<string, readonly string[]>,
  before: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [file, messages] of after) {
    const known = before.get(file) ?? [];
    const isBlind = known.some((message) => UNRESOLVED.test(message));
    const fresh = messages.find(
      (message) =>
        count(messages, message) > count(known, message) && !(isBlind && IMPLICIT.test(message)),
    );
    if (fresh !== undefined) found.set(file, fresh);
  }
  return found;
}

/** Whether a compiler looks at a file: it is TypeScript, or JavaScript that asks for it. */
function isChecked(program: Program, path: string, text: string): boolean {
  return /\.[cm]?tsx?$/.test(path) || (/\.[cm]?jsx?$/.test(path) && asksForIt(program, path, text));
}

function asksForIt(program: Program, path: string, text: string): boolean {
  return program.compilerOption(path, "checkJs") === true || /^\s*\/\/ ?@ts-check\b/m.test(text);
}

/** Where a library is not installed, everything it gives is `any`; that says nothing of the rewrite. */
const UNRESOLVED = /^Cannot find (module|type definition)/;
const IMPLICIT = /implicitly has an? '.*any.*' type/;

function count(messages: readonly string[], message: string): number {
  return messages.filter((other) => other === message).length;
}

/** Files by the configuration that the compiler checks them with; the empty name where there is none. */
function byConfig(
  program: Program,
  files: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of files) {
    const config = program.configOf(file) ?? "";
    found.set(config, [...(found.get(config) ?? []), file]);
  }
  return found;
}
