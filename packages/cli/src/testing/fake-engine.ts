import type { FileFate, Group, MigrationPlan, PlannedFinding, Project } from "@habitshift/codemods";
import * as codemods from "@habitshift/codemods/engine";
import type { Engine } from "../engine.ts";

const kinds = {
  SAFE: { change: "title-to-name", confidence: "safe", group: "g1" },
  MOVED: { change: "habits-moved", confidence: "safe", group: "g1" },
  REVIEW: { change: "streak-to-statistics", confidence: "review", group: "g2" },
  GUARDED: { change: "success-removed", confidence: "safe", group: "g3" },
  MANUAL: { change: "webhook-v1-deprecated", confidence: "manual", group: null },
} as const;

/**
 * The engine with another plan: the words above are v1 in whatever file they stand, lower case is v2, a
 * word `BROKEN` makes a file unparsable, `CREATE` a new module; the guard always drops `GUARDED`.
 */
export const fakeEngine: Engine = {
  ...codemods,
  prepareMigration: async (project, options) => ({
    plan: (choose) => planMigration(project, options, choose),
  }),
};

function planMigration(
  project: Project,
  _options: unknown,
  choose: (group: Group) => boolean,
): MigrationPlan {
  const findings = project.files.flatMap(({ path }) => findIn(project, path));
  const groups = (["g1", "g2", "g3"] as const)
    .map((id) => groupOf(id, findings))
    .filter((group) => group.files.length > 0);
  const chosen = new Set(groups.filter(choose).map((group) => group.id));
  const rewrites = project.files.flatMap(({ path }) => rewrite(project, path, chosen));
  const changed = new Set(rewrites.map(({ file }) => file));
  return {
    groups,
    rewrites,
    findings: findings.map((finding) => guard(finding, chosen)),
    fates: project.files.map(({ path }) => fateOf(project, path, changed)),
    ignored: [],
    idleIgnores: [],
    todos: [],
    notices: [],
  };
}

function textOf(project: Project, path: string): string {
  try {
    return project.read(path).text;
  } catch {
    return "BROKEN";
  }
}

function findIn(project: Project, path: string): PlannedFinding[] {
  const text = textOf(project, path);
  if (text.includes("BROKEN")) return [];
  return [...text.matchAll(/SAFE|MOVED|REVIEW|GUARDED|MANUAL/g)].map((match) => {
    const word = match[0] as keyof typeof kinds;
    const { change, confidence, group } = kinds[word];
    const lines = text.slice(0, match.index).split("\n");
    const column = (lines.at(-1) ?? "").length + 1;
    return {
      change,
      confidence,
      group,
      file: path,
      start: match.index,
      end: match.index + word.length,
      line: lines.length,
      column,
      endLine: lines.length,
      endColumn: column + word.length,
      message: `${word} is v1`,
      before: word,
      after: group === null ? null : word.toLowerCase(),
      reason: null,
      evidence: [{ file: path, line: 1, column: 1, what: "a fake" }],
      fingerprint: `${path}:${word}`,
      ...(word === "SAFE" && { endpoints: ["v1.habits.list"] }),
      status: "proposed",
    };
  });
}

function groupOf(id: string, findings: readonly PlannedFinding[]): Group {
  const own = findings.filter((finding) => finding.group === id);
  return {
    id,
    confidence: own[0]?.confidence ?? "safe",
    changes: [...new Set(own.map((finding) => finding.change))],
    files: [...new Set(own.map((finding) => finding.file))],
  };
}

function rewrite(project: Project, file: string, chosen: ReadonlySet<string>) {
  const before = textOf(project, file);
  if (before.includes("BROKEN")) return [];
  const groups: string[] = [];
  const after = before.replaceAll(/SAFE|MOVED|REVIEW/g, (word) => {
    const { group } = kinds[word as keyof typeof kinds];
    if (!chosen.has(group ?? "")) return word;
    groups.push(group ?? "");
    return word.toLowerCase();
  });
  if (after === before) return [];
  const own = { file, before, after, groups: [...new Set(groups)] };
  const created = { file: "made/headers.ts", before: null, after: "made\n", groups: own.groups };
  return before.includes("CREATE") ? [own, created] : [own];
}

function guard(finding: PlannedFinding, chosen: ReadonlySet<string>): PlannedFinding {
  if (finding.group !== "g3" || !chosen.has("g3")) return finding;
  return { ...finding, status: "left-out", reason: "the result would not type-check" };
}

function fateOf(project: Project, file: string, changed: ReadonlySet<string>): FileFate {
  if (changed.has(file)) return { file, fate: "changed" };
  const text = textOf(project, file);
  if (text.includes("BROKEN")) {
    return { file, fate: "unreadable", reason: "line 1: it cannot be parsed" };
  }
  return { file, fate: /[A-Z]{4}/.test(text) ? "nothing-to-do" : "not-candidate" };
}
