import { gitlabText } from "./gitlab-text.ts";
import { hookCommand, hookText, lefthookText, preCommitText } from "./hook-text.ts";
import type { Setting } from "./setting.ts";
import { workflowText } from "./workflow-text.ts";

/** What a repository uses; files are relative to its top. */
export interface Habits {
  readonly usesGithub: boolean;
  readonly usesGitlab: boolean;
  /** Text of `.gitlab-ci.yml`; null where there is none. */
  readonly gitlab: string | null;
  readonly hasHusky: boolean;
  /** Text of husky's hook; null where there is none. */
  readonly huskyHook: string | null;
  /** Text of `.pre-commit-config.yaml`; null where there is none. */
  readonly preCommit: string | null;
  /** The configuration of lefthook and its text; null where there is none. */
  readonly lefthook: { readonly file: string; readonly text: string } | null;
}

/** A file that is to be written where there is none; relative to the top of the repository. */
export interface PlannedFile {
  readonly path: string;
  readonly text: string;
  readonly isProgram?: boolean;
}

/** What is for the user to add to a file of theirs. */
interface Addition {
  /** Relative to the top of the repository. */
  readonly file: string;
  readonly text: string;
}

export interface Gates {
  readonly files: readonly PlannedFile[];
  readonly additions: readonly Addition[];
}

const job = ".gitlab/habitshift.yml";

/** What runs the check: for each thing that the repository uses, a file of its own, or what to add to one that is there. */
export function planGates(habits: Habits, setting: Setting): Gates {
  const parts = [github(habits, setting), gitlab(habits, setting), hook(habits, setting)];
  return {
    files: parts.flatMap(({ files = [] }) => files),
    additions: parts.flatMap(({ additions = [] }) => additions),
  };
}

/** A repository of which nothing is known is taken for one on GitHub. */
function github({ usesGithub, usesGitlab }: Habits, setting: Setting): Partial<Gates> {
  if (usesGitlab && !usesGithub) return {};
  return { files: [{ path: ".github/workflows/habitshift.yml", text: workflowText(setting) }] };
}

function gitlab({ usesGitlab, gitlab: text }: Habits, setting: Setting): Partial<Gates> {
  if (!usesGitlab) return {};
  if (text === null) return { files: [{ path: ".gitlab-ci.yml", text: gitlabText(setting) }] };
  // The pipeline that an earlier run wrote, or a job that somebody copied there.
  if (/^habitshift:/m.test(text)) return {};
  return {
    files: [{ path: job, text: gitlabText(setting) }],
    additions: text.includes(job)
      ? []
      : [{ file: ".gitlab-ci.yml", text: `include:\n  - local: ${job}\n` }],
  };
}

function hook(habits: Habits, setting: Setting): Partial<Gates> {
  const { hasHusky, huskyHook, preCommit, lefthook } = habits;
  const file = ".husky/pre-commit";
  if (hasHusky && huskyHook === null)
    return { files: [{ path: file, text: hookText(setting), isProgram: true }] };
  const there = [
    { file, known: huskyHook, text: `${hookCommand(setting)}\n` },
    { file: ".pre-commit-config.yaml", known: preCommit, text: preCommitText(setting) },
    { file: lefthook?.file ?? "", known: lefthook?.text ?? null, text: lefthookText(setting) },
  ];
  return {
    additions: there
      .filter(({ known }) => known !== null && !known.includes("habitshift"))
      .map(({ file: at, text }) => ({ file: at, text })),
  };
}
