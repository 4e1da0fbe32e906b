import { type Change, changes, type Severity, severityOn } from "@habitshift/schemas";
import type { ReportingDescriptor } from "sarif";

/** How `problem.severity` of GitHub calls them. */
const weights = { error: "error", warning: "warning", note: "recommendation" } as const;

/** How sure a place of a change is where the change is found at all. */
const precisions = {
  yes: "very-high",
  "with-habit-id": "high",
  partly: "high",
  report: "medium",
  person: "medium",
} as const satisfies Record<Change["automatic"], string>;

/** Every change as a rule; `ruleIndex` of a result counts in this order. */
export function sarifRules(asOf: string): ReportingDescriptor[] {
  return changes.map((change) => toRule(change, asOf));
}

function toRule(change: Change, asOf: string): ReportingDescriptor {
  const { id, title, summary, automatic, ends } = change;
  const level: Severity = severityOn(new Date(`${asOf}T00:00:00Z`), change);
  return {
    id,
    name: nameOf(id),
    shortDescription: { text: title },
    fullDescription: { text: summary },
    help: { text: helpText(change), markdown: helpMarkdown(change) },
    defaultConfiguration: { level },
    properties: {
      tags: ["api-migration", "deprecated", ends],
      precision: precisions[automatic],
      "problem.severity": weights[level],
    },
  };
}

/** `title-to-name` is `TitleToName`. */
function nameOf(id: string): string {
  return id.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
}

function helpText({ summary, fix, v1, v2, before, after, id }: Change): string {
  return [
    summary,
    fix,
    `v1: ${v1}\nv2: ${v2}`,
    `Before:\n${before}`,
    `After:\n${after}`,
    `habitshift changes ${id}`,
  ].join("\n\n");
}

function helpMarkdown({ summary, fix, before, after, id }: Change): string {
  return [
    summary,
    fix,
    `Before:\n\n\`\`\`\n${before}\n\`\`\``,
    `After:\n\n\`\`\`\n${after}\n\`\`\``,
    `More: \`habitshift changes ${id}\``,
  ].join("\n\n");
}
