import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createWorkspace, type Workspace } from "../testing/workspace.ts";

vi.setConfig({ testTimeout: 60_000 });

/** On these days a finding of what ends with the sunset is an error, and one of what ends with v3.0 a warning. */
const day = "--as-of 2025-02-15";
const severities = { note: 0, warning: 1, error: 2, never: 3 } as const;
type FailOn = keyof typeof severities;
const failOns = Object.keys(severities) as FailOn[];

const programs = {
  clean: { files: { "a.ts": "clean\n" }, heaviest: null },
  warned: { files: { "a.ts": "MANUAL\n" }, heaviest: "warning" },
  wrong: { files: { "a.ts": "SAFE\nMANUAL\n" }, heaviest: "error" },
  broken: { files: { "a.ts": "clean\n", "b.ts": "BROKEN\n" }, heaviest: null },
} as const;
type Program = keyof typeof programs;

/** What a check is judged by: nothing, a baseline that knows nothing or all, or one that is being written. */
const baselines = ["none", "empty", "full", "update"] as const;
const withins = [null, 0] as const;

const rows = (Object.keys(programs) as Program[]).flatMap((program) =>
  failOns.flatMap((failOn) =>
    withins.flatMap((within) =>
      baselines.map((baseline) => ({
        program,
        failOn,
        within,
        baseline,
        status: statusOf(program, failOn, within, baseline),
      })),
    ),
  ),
);

function statusOf(
  program: Program,
  failOn: FailOn,
  within: (typeof withins)[number],
  baseline: (typeof baselines)[number],
): number {
  if (program === "broken") return 1;
  const { heaviest } = programs[program];
  if (heaviest === null || baseline === "full" || baseline === "update") return 0;
  return severities[heaviest] >= severities[failOn] || within !== null ? 1 : 0;
}

describe.each(Object.keys(programs) as Program[])("a program that is %s", (program) => {
  let project: Workspace;
  beforeAll(async () => {
    project = createWorkspace({
      ...programs[program].files,
      "empty.json": '{ "schemaVersion": 1, "findings": [] }',
    });
    await project.run("check --baseline full.json --update-baseline");
  });
  afterAll(() => project.remove());

  test.each(rows.filter((row) => row.program === program))(
    "--fail-on $failOn, within $within, baseline $baseline: $status",
    async ({ failOn, within, baseline, status }) => {
      const flags = {
        none: "",
        empty: "--baseline empty.json",
        full: "--baseline full.json",
        update: "--baseline full.json --update-baseline",
      }[baseline];
      const near = within === null ? "" : `--fail-within ${within}`;
      const line = `check ${day} --fail-on ${failOn} ${near} ${flags}`;
      const text = await project.run(line);
      const written = await project.run(`${line} --format json --output out.json`);
      expect([text.status, written.status]).toEqual([status, status]);
      const { failures } = JSON.parse(project.read("out.json"));
      expect(failures.length > 0).toBe(status === 1);
      expect(text.stdout).toMatch(
        status === 1 ? /^fails: /m : baseline === "update" ? /^done$/m : /^passes$/m,
      );
      // An output that cannot be written is no success and no finding, whatever was found.
      const refused = await project.run(`${line} --output none/out.txt`);
      expect(refused.status).toBe(2);
    },
  );
});
