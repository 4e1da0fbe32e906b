import { kitFile, loadersOf } from "./kit-files.ts";
import { importsOf, mergedOf, relative } from "./read-kit-script.ts";

/** What gives a page or a layout of SvelteKit its props; empty for any other component. */
export function kitData(path: string, exists: (path: string) => boolean): string {
  const file = kitFile(path);
  if (!file) return "";
  const { around, own } = loadersOf(file, exists);
  const scripts = [...around, ...own];
  const [actions] = file.role === "page" ? own.filter((each) => kitFile(each)?.isOfServer) : [];
  if (scripts.length === 0) return "";
  const form = actions === undefined ? "" : ", form: await $$acted";
  return [
    importsOf(path, scripts, "$$loaded"),
    actions === undefined
      ? ""
      : `import { $$acted } from ${JSON.stringify(relative(path, actions))};\n`,
    'import { page as $$page } from "$app/state";\n',
    `(async () => {\nconst $$given = { data: ${mergedOf(scripts, "$$loaded")}${form} };\n`,
    "$$page.data = $$given.data;\n$$page.form = $$given.form;\n$$component($$given);\n})();\n",
  ].join("");
}
