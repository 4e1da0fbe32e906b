import type { Project } from "@habitshift/codemods";
import { readSource } from "../read-source.ts";
import type { Documents, ReadDocument } from "./read-documents.ts";
import { scanDocument } from "./scan-document.ts";

/** Files whose routes stand in for the service. */
const test =
  /(?:^|\/)(?:__tests__|__mocks__|tests?|mocks?|specs?|e2e|fixtures|testdata|stubs?)\/|(?:^|\/)(?:test_|conftest)[^/]*$|[_.-](?:test|spec|mock)s?\.\w+$|(?:Test|Tests|Spec|Mock|IT)\.\w+$/;

/** Where the repository serves v1 itself, `file:line`; null where it does not. Then paths that nothing ties to the service are its own. */
export function findOwnApi(project: Project, { read, silent }: Documents): string | null {
  const own = read.filter(({ file }) => !test.test(file));
  const whole = placeOf(own, (isWhole) => isWhole);
  if (whole !== null) return whole;
  if (!own.some(({ scan }) => scan.hasPrefix)) return null;
  const below = placeOf(own, () => true);
  if (below !== null) return below;
  for (const file of silent.filter((each) => !test.test(each))) {
    const source = readSource(project, file);
    if ("fate" in source) continue;
    const { text } = source;
    const scan = scanDocument(text, file, "code", { services: [] });
    const found = placeOf([{ file, kind: "code", text, scan }], () => true);
    if (found !== null) return found;
  }
  return null;
}

function placeOf(
  documents: readonly ReadDocument[],
  counts: (isWhole: boolean) => boolean,
): string | null {
  for (const { file, text, scan } of documents) {
    const served = scan.serves.find(({ isWhole }) => counts(isWhole));
    if (served) return `${file}:${text.slice(0, served.start).split("\n").length}`;
  }
  return null;
}
