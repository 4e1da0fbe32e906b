import { envelope, prefixes, shapeMappings } from "@habitshift/schemas";
import type { Findings } from "./findings.ts";
import { entriesOf } from "./header-list.ts";
import { isObject, type JsonObject } from "./json-object.ts";

/** The members of v1 that v2 does not have, or has with another meaning. */
const members = new Set([
  ...Object.values(shapeMappings)
    .flatMap(({ fields }) => fields)
    .filter(({ op }) => op !== "to-path")
    .map(({ from }) => from),
  envelope.success.member,
  envelope.error.member,
]);

const names = [...members].join("|");
/** What Postman itself gives to scripts by such names: `pm.response.status`, `to.be.success`. */
const ofPostman = String.raw`\bpm\.response|\bbe|\bconsole`;
/** A member that is read, named in quotes, or written or taken apart in braces; no call of a method. */
const member = new RegExp(
  [
    String.raw`(?<!${ofPostman})\.(${names})\b(?!\s*\()`,
    `(["'\`])(${names})\\2`,
    String.raw`[{,]\s*(${names})\s*[,}:=]`,
  ].join("|"),
  "g",
);

/** What a script is looked through for. */
interface Wanted {
  /** True where it is run with a call of the service. */
  readonly isOfService: boolean;
  /** The variables that are in v2 now. */
  readonly variables: readonly string[];
}

/** Reports the scripts of an item, a folder or a collection that speak of v1; they are not rewritten. */
export function checkScripts(
  node: JsonObject,
  pointer: string,
  wanted: Wanted,
  { problems }: Findings,
): void {
  entriesOf(node.event).forEach((event, index) => {
    const script = isObject(event) ? event.script : undefined;
    const exec = isObject(script) ? script.exec : script;
    const source = [exec].flat().filter((line) => typeof line === "string");
    const found = namesIn(source.join("\n"), wanted);
    if (found.length === 0) return;
    const list = found.map((name) => `\`${name}\``).join(", ");
    problems.push({
      pointer: `${pointer}/event/${index}/script`,
      message: `the script names ${list} of v1; scripts are not rewritten, change it by hand`,
    });
  });
}

function namesIn(source: string, { isOfService, variables }: Wanted): string[] {
  const found = new Set<string>(prefixes.v1.filter((prefix) => source.includes(prefix)));
  if (isOfService) {
    for (const [, read, , quoted, braced] of source.matchAll(member)) {
      found.add(read ?? quoted ?? braced ?? "");
    }
  }
  for (const name of variables) {
    if (['"', "'", "`"].some((quote) => source.includes(quote + name + quote))) found.add(name);
  }
  return [...found];
}
