import type { Group, Migration } from "@habitshift/codemods";
import type { Io } from "../io.ts";
import { renderChain } from "../report/render-chain.ts";
import { createStyle, type Style, wantsColour } from "../report/style.ts";
import { countOf, onOneLine } from "../report/words.ts";
import { UsageError } from "../usage-error.ts";
import { type Answer, askEdits, type Dialogue, type Question } from "./ask-edits.ts";
import { renderHunks, renderQuestion } from "./render-edit.ts";

type Ask = (question: Question) => Promise<Answer>;

/** @throws UsageError - where nobody can answer. */
export function refuseWithoutTerminal({ stdin, stderr }: Io): void {
  if (stdin.isTerminal && stderr.isTerminal) return;
  throw new UsageError(
    "--interactive asks on a terminal, and this is none; --only and --skip choose without questions",
  );
}

/**
 * Shows each edit and asks for it.
 *
 * @param ask - Waits for an answer; tests give their own.
 * @returns Which groups were taken; null where the user cancelled.
 */
export async function chooseGroups(
  migration: Migration,
  isWanted: (group: Group) => boolean,
  io: Io,
  ask: Ask = askOnTerminal,
): Promise<((group: Group) => boolean) | null> {
  const style = createStyle(wantsColour(io.env, io.stderr.isTerminal));
  const plan = migration.plan(isWanted);
  const written = new Set(plan.rewrites.flatMap(({ groups }) => groups));
  const groups = plan.groups.filter(({ id }) => written.has(id));
  if (groups.length === 0) return isWanted;
  const taken = await askEdits(groups, plan.findings, {
    ...createDialogue(migration, io, style),
    ask,
  });
  if (taken === null) {
    io.stderr.write("\nCancelled: nothing was changed.\n");
    return null;
  }
  const left = groups.length - taken.groups.size;
  const sums = `${countOf(taken.groups.size, "group")} taken, ${countOf(left, "group")} left`;
  io.stderr.write(`${taken.stopped ? "\nStopped: " : "\n"}${sums}.\n\n`);
  return (group) => isWanted(group) && (taken.groups.has(group.id) || isTodo(group, groups));
}

/** Comments for a person are not asked for: a flag did. */
function isTodo({ id, confidence }: Group, asked: readonly Group[]): boolean {
  return confidence === "manual" && !asked.some((group) => group.id === id);
}

async function askOnTerminal(question: Question): Promise<Answer> {
  const { askKey } = await import("./ask-key.ts");
  return askKey(question);
}

function createDialogue(migration: Migration, { stderr }: Io, style: Style): Omit<Dialogue, "ask"> {
  const rewritesOf = ({ id }: Group) => migration.plan((group) => group.id === id).rewrites;
  return {
    show: (question) => stderr.write(renderQuestion(question, rewritesOf(question.group), style)),
    showGroup: ({ group }) => stderr.write(`\n${renderHunks(rewritesOf(group), style)}\n`),
    explain: ({ finding }) => {
      const chain = renderChain({ ...finding, severity: "note" }, [], "  ", style);
      stderr.write(`\n${onOneLine(finding.message)}\n${chain || "  nothing leads to it\n"}`);
      stderr.write(style.dim(`  habitshift changes ${finding.change} says more\n\n`));
    },
    tell: (question, isTaken, groups) => stderr.write(describe(question, isTaken, groups)),
  };
}

function describe({ companions }: Question, isTaken: boolean, groups: readonly Group[]): string {
  const verb = isTaken ? "Taken" : "Left";
  if (groups.length > 1)
    return `${verb}: ${groups.map(({ id }) => id).join(", ")}, each with all of its edits.\n`;
  const others = companions.length - 1;
  if (others === 0) return `${verb}.\n`;
  return isTaken
    ? `Taken, along with ${countOf(others, "other edit")} of its group.\n`
    : `Left, and ${countOf(others, "other edit")} of its group with it.\n`;
}
