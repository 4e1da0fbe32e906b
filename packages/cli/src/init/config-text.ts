import type { ServiceCandidate } from "@habitshift/codemods";
import { countOf, onOneLine } from "../report/words.ts";
import type { ChosenServices } from "./choose-services.ts";

/** How a configuration begins: as a module of TypeScript, of Node, or of older Node. */
export type ConfigDialect = "defined" | "module" | "commonjs" | "json";

const openings = {
  defined: 'import { defineConfig } from "habitshift";\n\nexport default defineConfig({\n',
  module: "export default {\n",
  commonjs: "module.exports = {\n",
} as const;

const closings = { defined: "});\n", module: "};\n", commonjs: "};\n" } as const;

const others = `
  // Variables of the environment that hold a key; verify gives its own there.
  // keyVariables: ["HABIT_API_KEY"],

  // Only these files, or not these; patterns as in .gitignore, relative to this file.
  // include: ["src/**"],
  // exclude: ["legacy/**"],

  // JSON and NDJSON with payloads of the service, such as recorded answers, that migrate converts.
  // payloads: ["test/fixtures/**"],

  // Functions of your own that make HTTP calls, where they are not understood by themselves:
  // positions of their arguments from 0, and what they give: "response", "envelope" or "data".
  // wrappers: [{ name: "request", module: "src/http.js", url: 0, method: 1, body: 2, returns: "data" }],

  // v1 units and what they are called in v2, beside "times", which is "rep".
  // units: { mins: "min" },

  // What a check-in that is done is logged as.
  // checkin: { value: 1, unit: "rep" },

  // What X-Client-Version says; unless said, the version in the nearest package.json.
  // clientVersion: "1.0.0",

  // Where the module with the headers goes that v2 requires; unless said, beside the first call.
  // headersModule: "src/habit-api-headers.js",
`;

/** The text of a configuration with the addresses that were found, and all that may be said beside. */
export function configText(chosen: ChosenServices, dialect: ConfigDialect): string {
  if (dialect === "json") {
    const services = chosen.named.map(({ name }) => name);
    return `${JSON.stringify({ services }, null, 2)}\n`;
  }
  const lines = [
    "// Where the habit service is: its addresses, and variables of the environment that hold one.",
    "// Calls that go there are proven to be of the service, so that their edits are safe.",
    "services: [",
    ...chosen.named.flatMap((each) => entry(each, `${JSON.stringify(each.name)},`)),
    ...(chosen.open.length === 0
      ? []
      : [`  // Take the slashes away if these are the service's, too (${chosen.why}):`]),
    ...chosen.open.flatMap((each) => entry(each, `// ${JSON.stringify(each.name)},`)),
    ...(chosen.named.length + chosen.open.length === 0
      ? ['  // "https://habits.example.com",', '  // "HABIT_API_URL",']
      : []),
    "],",
  ];
  const services = lines.map((line) => `  ${line}\n`).join("");
  return `// What habitshift cannot know by itself.\n${openings[dialect]}${services}${others}${closings[dialect]}`;
}

function entry(candidate: ServiceCandidate, line: string): string[] {
  return [`  // ${describeCandidate(candidate)}`, `  ${line}`];
}

/** `3 calls, such as GET /api/v1/habits in src/http.ts:4, proven by the header X-API-Key`. */
export function describeCandidate(candidate: ServiceCandidate): string {
  const { calls, example, place, proof, setting } = candidate;
  return onOneLine(
    [
      `${countOf(calls, "call")}, such as ${example} in ${place}`,
      ...(proof === null ? [] : [`proven by ${proof}`]),
      ...(setting === null ? [] : [`${setting.host} in ${setting.file}`]),
    ].join(", "),
  );
}
