import type { Change } from "../change.ts";
import { type Milestone, timeline } from "../timeline.ts";

const groups: readonly { readonly title: string; readonly has: (change: Change) => boolean }[] = [
  { title: "The tools do it", has: ({ automatic }) => automatic === "yes" },
  {
    title: "The tools do it where they can",
    has: ({ automatic }) => automatic === "with-habit-id" || automatic === "partly",
  },
  { title: "The tools report it", has: ({ automatic }) => automatic === "report" },
  { title: "A person does it", has: ({ automatic }) => automatic === "person" },
];

/** `CHANGES.md`: every breaking change by who does it, and the timeline. */
export function renderChangesDocument(changes: readonly Change[]): string {
  const milestones: readonly Milestone[] = Object.values(timeline);
  return `# Breaking changes from v1 to v2

Generated from the contract. Each change has a page in \`docs/changes/\`.

${groups.map(({ title, has }) => section(title, changes.filter(has))).join("\n")}
## Timeline

| from | what |
|---|---|
${milestones.map(({ instant, title }) => `| ${instant.slice(0, 10)} | ${title} |`).join("\n")}
`;
}

function section(title: string, changes: readonly Change[]): string {
  const rows = changes.map(
    ({ id, v1, v2, summary }) => `| \`${id}\` | ${cell(v1)} | ${cell(v2)} | ${cell(summary)} |`,
  );
  return `## ${title}

| change | v1 | v2 | what breaks |
|---|---|---|---|
${rows.join("\n")}
`;
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|");
}
