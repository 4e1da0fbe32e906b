import type { Change } from "../change.ts";
import { timeline } from "../timeline.ts";

const automatic: Record<Change["automatic"], string> = {
  yes: "habitshift does it.",
  "with-habit-id": "habitshift does it where the habit's id is at hand; else a person decides.",
  partly: "habitshift does a part; the rest needs a person.",
  report: "habitshift reports it; there is nothing to edit.",
  person: "A person has to do it; habitshift says where.",
};

/** The documentation page of a change, in Markdown: what breaks, what to do, before and after. */
export function renderChangePage(change: Change): string {
  return `# ${change.title}

\`${change.id}\`

${change.summary}

**What to do.** ${change.fix}

**Who does it.** ${automatic[change.automatic]}

**Until when.** ${untilText(change.ends)}

Before:

\`\`\`
${change.before}
\`\`\`

After:

\`\`\`
${change.after}
\`\`\`

${change.converter === null ? "The converter converts it, both ways." : `The converter leaves it: ${lowerFirst(change.converter)}`}

${sourceText(change)}
`;
}

function untilText(ends: Change["ends"]): string {
  return ends === "v3"
    ? `It ends with v3.0, ${timeline.v3.date}.`
    : `v1 answers 410 Gone from ${timeline.sunset.date} on.`;
}

function sourceText({ source }: Change): string {
  return source.kind === "specification"
    ? `Source: the service's specification, section ${source.section}.`
    : `Source: our decision \`${source.topic}\`.`;
}

function lowerFirst(text: string): string {
  return /^[A-Z][a-z]* /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
