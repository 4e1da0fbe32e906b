// Puts the command line into one file a part: Node opens two files instead of some 700, and V8 keeps the code of them.
// The manifest says of which build they were made, so that the program never runs an old one (`find-bundle.ts`).
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, sep } from "node:path";
import { build } from "esbuild";
// First, for the program holds the page of the service and that of reports as well.
import "./bundle-page.js";
import "./bundle-report.js";
import { compilerModule } from "./compiler-module.js";

const root = dirname(import.meta.dirname);
const cli = join(root, "packages/cli");
const output = join(cli, "dist/bundle");
const folders = [
  "schemas",
  ...readdirSync(join(root, "packages")).map((name) => `packages/${name}`),
];
const fromCodemods = createRequire(join(root, "packages/codemods/package.json"));
/** `ts-morph` is its copy of the compiler and classes around it; nothing but the compiler is used here. */
const compiler = join(dirname(fromCodemods.resolve("@ts-morph/common")), "typescript.js");
/** The names that the parts use of it. */
const used = new Set();

/**
 * `import.meta.url` of a module of this workspace, as its package finds it wherever it is installed; others take that
 * of the program, as they only want to know where they run.
 */
function addressOf(file) {
  if (file.includes(`${sep}node_modules${sep}`)) return addressOf(join(cli, "dist/main.js"));
  const folder = folders.find((each) => file.startsWith(join(root, each) + sep));
  const { name } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
  const path = relative(join(root, folder), file).split(sep).join("/");
  return `addressOf(${JSON.stringify(name)}, ${JSON.stringify(path)})`;
}

const fromCli = createRequire(join(cli, "package.json"));
/**
 * How wide a text is, as the prompts measure it: the tables of `string-width`, which yargs takes for the columns of the
 * help, take half as long to make as Node takes to start.
 */
const width = createRequire(fromCli.resolve("@clack/prompts")).resolve("fast-string-width");

/** What a library says to people is most of it; its license, and what it refers to, stay. */
const withoutComments = (text) => text.replace(/^[ \t]*\/\*[^!][\s\S]*?\*\/[ \t]*\n/gm, "");

/** What modules find beside themselves, and what only Node can do for them; the names are those of `load-part.ts`. */
const outside = {
  name: "outside",
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^ts-morph$/ }, () => ({ path: "compiler", namespace: "part" }));
    onResolve({ filter: /^\.\/compiler\.cjs$/ }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /^compiler$/, namespace: "part" }, () => ({
      contents: 'export const { ts } = require("./compiler.cjs");',
    }));
    onResolve({ filter: /^string-width$/ }, ({ kind }) =>
      kind === "import-statement" ? { path: width } : null,
    );
    onLoad({ filter: /[\\/]import-module\.js$/ }, () => ({
      contents: "export const importModule = importOutside;",
    }));
    onLoad({ filter: /[\\/]lib-text\.js$/ }, () => ({
      contents: `import { readFileSync } from "node:fs";
        import { join } from "node:path";
        export function libText(name) {
          try { return readFileSync(join(__dirname, "lib", name), "utf8"); } catch { return undefined; }
        }`,
    }));
    onLoad({ filter: /\.m?js$/ }, ({ path }) => {
      const text = readFileSync(path, "utf8");
      if (text.includes('"ts-morph"'))
        for (const [, name] of text.matchAll(/\bts\.(\w+)/g)) used.add(name);
      return text.includes("import.meta.url")
        ? { contents: text.replaceAll("import.meta.url", addressOf(path)), loader: "js" }
        : null;
    });
  },
};

/** Names stay, so that a report of a defect can be read. */
const common = {
  bundle: true,
  // Modules first: what a UMD file asks for only when it runs cannot be bundled.
  mainFields: ["module", "main"],
  platform: "node",
  format: "cjs",
  target: "node20",
  legalComments: "none",
  minifySyntax: true,
  minifyWhitespace: true,
  logLevel: "warning",
};

const parts = {
  program: { entryPoints: [join(cli, "dist/main.js")], plugins: [outside] },
  checker: { entryPoints: [join(cli, "dist/bundled/serve-checks.js")], plugins: [outside] },
  snapshot: { entryPoints: [join(cli, "dist/bundled/checking-snapshot.js")] },
  recall: { entryPoints: [join(cli, "dist/recall/open-run.js")], plugins: [outside] },
  // Last: the others tell what they use of it.
  compiler: {
    get stdin() {
      return { contents: compilerModule(readFileSync(compiler, "utf8"), used) };
    },
    external: ["source-map-support"],
  },
};

rmSync(output, { recursive: true, force: true });
for (const [name, options] of Object.entries(parts)) {
  await build({ ...common, ...options, outfile: join(output, `${name}.cjs`) });
}
mkdirSync(join(output, "lib"));
for (const { fileName, text } of fromCodemods("@ts-morph/common").getLibFiles()) {
  writeFileSync(join(output, "lib", fileName), withoutComments(text));
}
const hashOf = (name) =>
  createHash("sha256")
    .update(readFileSync(join(output, `${name}.cjs`)))
    .digest("hex")
    .slice(0, 16);
const builds = folders.flatMap((folder) => {
  const file = join(root, folder, "dist/tsconfig.tsbuildinfo");
  const status = statSync(file, { throwIfNoEntry: false });
  return status
    ? [{ file: relative(output, file).split(sep).join("/"), changed: status.mtimeMs }]
    : [];
});
const manifest = {
  parts: Object.fromEntries(Object.keys(parts).map((name) => [name, hashOf(name)])),
  builds,
};
writeFileSync(join(output, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
