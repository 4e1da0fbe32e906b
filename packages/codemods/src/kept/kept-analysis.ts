import { version } from "node:process";
import type { Analysis } from "../analysis.ts";
import { createWitness, isUnchanged, type Sight, type Witness } from "../guard/witness.ts";
import type { MigrationOptions, Project } from "../model.ts";
import type { Candidates } from "../prefilter.ts";
import { oncePer } from "../program/once-per.ts";
import { digestOf } from "./digest-of.ts";
import { parseKept } from "./parse-kept.ts";
import { type Looks, looksTheSame, watchProject } from "./watch-project.ts";

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
  const kept = readAnalysis(project, options, candidates);
  if (kept) return kept;
  const { answers } = options;
  const witness = createWitness();
  if (!answers) return analyse(project, options, candidates, witness);
  const watched = watchProject(project);
  const analysis = analyse(watched.project, options, candidates, witness);
  const record: Kept = {
    question: questionOf(project, candidates),
    looks: watched.looks(),
    sights: witness.sights(),
    analysis,
  };
  answers.keep(nameFor(project, options), () => JSON.stringify(record));
  return analysis;
}

/** The analysis of an earlier run; null where there is none, or something changed that it depends on. */
export function readAnalysis(
  project: Project,
  options: MigrationOptions,
  candidates: Candidates,
): Analysis | null {
  const kept = parseKept<Kept>(options.answers?.read(nameFor(project, options)));
  const isSame =
    kept?.question === questionOf(project, candidates) &&
    looksTheSame(project, kept.looks) &&
    isUnchanged(kept.sights);
  return isSame ? kept.analysis : null;
}

/** Another answer is kept for other options. */
function nameFor(
  { root }: Project,
  { answers: _, checker: __, onStep: ___, ...options }: MigrationOptions,
): string {
  return `analysis-${digestOf(JSON.stringify([root, options]))}.json`;
}

function questionOf(project: Project, { paths, beyond, unversioned }: Candidates): string {
  const contents = [...paths].map((path) => [path, contentOf(project, path)]);
  return digestOf(
    JSON.stringify([
      version,
      digestOfFiles(project.files).digest,
      project.environment,
      beyond,
      unversioned,
      contents,
    ]),
  );
}

/** They are many, and the same for all questions of a run. */
const digestOfFiles = oncePer((files: Project["files"]) => ({
  digest: digestOf(files.map((file) => JSON.stringify(file)).join("\n")),
}));

/** Null where the file cannot be read. */
function contentOf(project: Project, path: string): string | null {
  try {
    return digestOf(project.bytes(path));
  } catch {
    return null;
  }
}
