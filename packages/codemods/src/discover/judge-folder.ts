import type { Dirent } from "node:fs";
import type { OmittedFolder } from "./left-aside.ts";

type Verdict = Pick<OmittedFolder, "code" | "reason">;

const dependencies = new Set(["node_modules", "bower_components", "jspm_packages", ".yarn"]);
const silent = new Set([".git", ".hg", ".svn", ".jj", ".habitshift"]);
const output = new Set([
  ".angular",
  ".astro",
  ".cache",
  ".docusaurus",
  ".next",
  ".nuxt",
  ".nyc_output",
  ".output",
  ".parcel-cache",
  ".serverless",
  ".svelte-kit",
  ".turbo",
  ".vercel",
  ".vite",
  "storybook-static",
]);
const perhapsOutput = new Set(["build", "coverage", "dist", "out"]);
const signsOfOutput =
  /\.(?:map|tsbuildinfo)$|\.min\.[cm]?js$|^(?:lcov\.info|lcov-report|clover\.xml)$/;
const declaration = /\.d\.([cm]?)ts$/;

/** Why a folder is not entered, by its name; null where its name says nothing. */
export function judgeFolderName(name: string): Verdict | "silent" | null {
  if (silent.has(name)) return "silent";
  if (dependencies.has(name)) return { code: "dependencies", reason: "dependencies" };
  return output.has(name) ? { code: "output", reason: "build output" } : null;
}

/** The same for folders such as `dist`, which people also write in: what is in them decides. */
export function judgeFolderContent(name: string, entries: readonly Dirent[]): Verdict | null {
  if (!perhapsOutput.has(name)) return null;
  const names = new Set(entries.map((entry) => entry.name));
  const sign = entries.find(
    (entry) => signsOfOutput.test(entry.name) || isEmittedDeclaration(entry.name, names),
  );
  return sign === undefined
    ? null
    : { code: "output", reason: `build output (it has ${sign.name})` };
}

function isEmittedDeclaration(name: string, names: ReadonlySet<string>): boolean {
  const match = declaration.exec(name);
  return match !== null && names.has(name.replace(declaration, `.${match[1]}js`));
}
