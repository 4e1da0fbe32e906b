import { version } from "node:process";
import { ts } from "ts-morph";
import { createWitness, isUnchanged, type Sight, type Witness } from "../guard/witness.ts";
import type { FileFate, Group, MigrationOptions, MigrationPlan, Project } from "../model.ts";
import type { EditSet } from "../plan/rewrite.ts";
import type { Candidates } from "../prefilter.ts";
import { digestOf } from "./digest-of.ts";
import { parseKept } from "./parse-kept.ts";
import { type Looks, looksTheSame, watchProject } from "./watch-project.ts";

/** All that a plan for any choice of groups is made of, as data. */
export interface Analysis
  extends Pick<MigrationPlan, "findings" | "ignored" | "idleIgnores" | "notices"> {
  /** Edits are those of the files. */
  readonly groups: readonly (Group & EditSet)[];
  readonly todos: readonly (Group & EditSet)[];
  /** What was looked into. */
  readonly files: readonly string[];
  /** Of files that could not be looked into. */
  readonly fates: readonly FileFate[];
}

interface Kept {
  /** The options, the files that there are, and the content of those that can matter. */
  readonly question: string;
  readonly looks: Looks;
  readonly sights: readonly Sight[];
  readonly analysis: Analysis;
}

type Analyse = (
  project: Project,
  options: MigrationOptions,
  candidates: Candidates,
  witness: Witness,
) => Analysis;

/** The analysis of an earlier run, where the files that can matter and all it looked at have the same content; else a new one. */
export function keptAnalysis(
  project: Project,
  options: MigrationOptions,
  candidates: Candidates,
  analyse: Analyse,
): Analysis {
  const { answers, onStep: _, ...own } = options;
  const witness = createWitness();
  if (!answers || candidates.paths.size === 0)
    return analyse(project, options, candidates, witness);
  const name = `analysis-${digestOf(JSON.stringify([project.root, own]))}.json`;
  const question = questionOf(project, candidates);
  const kept = parseKept<Kept>(answers.read(name));
  if (kept?.question === question && looksTheSame(project, kept.looks) && isUnchanged(kept.sights))
    return kept.analysis;
  const watched = watchProject(project);
  const analysis = analyse(watched.project, options, candidates, witness);
  const record: Kept = { question, looks: watched.looks(), sights: witness.sights(), analysis };
  answers.keep(name, JSON.stringify(record));
  return analysis;
}

function questionOf(project: Project, { paths, beyond }: Candidates): string {
  const contents = [...paths].map((path) => [path, contentOf(project, path)]);
  return digestOf(JSON.stringify([version, ts.version, project.files, beyond, contents]));
}

/** Null where the file cannot be read. */
function contentOf(project: Project, path: string): string | null {
  try {
    return digestOf(project.bytes(path));
  } catch {
    return null;
  }
}
