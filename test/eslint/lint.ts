import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ESLint as Eslint, Linter } from "eslint";
import type { HabitshiftPlugin } from "../../packages/eslint-plugin/src/index.ts";

const built = join(import.meta.dirname, "../../packages/eslint-plugin/dist/index.js");

/** The plugin as it is published: its engine runs in a thread of its own, which needs the built program. */
export const plugin: HabitshiftPlugin = (await import(pathToFileURL(built).href)).default;

/** The program of a user, in a folder of its own. */
export interface Program {
  /** Absolute. */
  readonly root: string;
  read(path: string): string;
  write(files: Readonly<Record<string, string>>): void;
  /** Absolute. */
  path(file: string): string;
  remove(): void;
}

export function createProgram(files: Readonly<Record<string, string>>): Program {
  const root = mkdtempSync(join(tmpdir(), "linted-"));
  const program: Program = {
    root,
    path: (file) => join(root, file),
    read: (path) => readFileSync(join(root, path), "utf8"),
    write: (contents) => {
      for (const [path, text] of Object.entries(contents)) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), text);
      }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
  program.write(files);
  return program;
}

/** Waits for what is found in unsaved text, however busy the machine is. */
const patient: Linter.Config = { settings: { habitshift: { patience: 600_000 } } };

/** Each file as its parser reads it, with the rules that the plugin recommends. */
export async function configFor(): Promise<Linter.Config[]> {
  const [typescript, vue, svelte] = await Promise.all([
    import("@typescript-eslint/parser"),
    import("vue-eslint-parser"),
    import("svelte-eslint-parser"),
  ]);
  const jsx = { ecmaFeatures: { jsx: true } };
  const scripts = { parserOptions: { parser: typescript, ...jsx } };
  return [
    plugin.configs.recommended,
    patient,
    { files: ["**/*.{js,mjs,cjs,jsx}"], languageOptions: { parserOptions: jsx } },
    { files: ["**/*.{ts,mts,cts,tsx}"], languageOptions: { parser: typescript } },
    { files: ["**/*.vue"], languageOptions: { parser: vue, ...scripts } },
    { files: ["**/*.svelte"], languageOptions: { parser: svelte, ...scripts } },
  ];
}

/** What there is to say of each file, by its rule. */
export function rulesOf(results: readonly Eslint.LintResult[]): readonly (string | null)[] {
  return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
}
