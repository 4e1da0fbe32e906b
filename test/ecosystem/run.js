// Usage: node test/ecosystem/run.js FOLDER: migrates a copy of each checkout right below FOLDER with the built
// command line, edits for review too. Prints every edit for a person to judge. Exits 1 where the tool
// crashed, a changed file no longer parses, or a second run would change something again.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import ts from "typescript";

const program = join(import.meta.dirname, "../../packages/cli/bin/habitshift.js");
const left = new Set(["node_modules", ".git", ".habitshift"]);

/**
 * @param {string} folder
 * @param {string[]} flags
 */
function migrate(folder, ...flags) {
  const started = performance.now();
  const parameters = [program, "migrate", ".", "--no-config", "--format", "json", ...flags];
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 2 ** 30,
  });
  const seconds = (performance.now() - started) / 1000;
  const crashed = status !== 0 && status !== 1;
  return {
    seconds,
    fault: crashed ? `exit ${status}: ${stderr.slice(0, 300)}` : null,
    report: crashed ? null : JSON.parse(stdout),
  };
}

/** @param {{ findings: { file: string, after: string | null }[] }} report */
function editsOf({ findings }) {
  return findings.filter(({ after }) => after !== null);
}

/**
 * @param {string} folder
 * @param {string} file
 */
function parses(folder, file) {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(folder, file), "utf8"),
    ts.ScriptTarget.Latest,
  );
  return source.parseDiagnostics.length === 0;
}

/** @param {string} checkout */
function judge(checkout) {
  const copy = mkdtempSync(join(tmpdir(), "habitshift-ecosystem-"));
  cpSync(checkout, copy, { recursive: true, filter: (path) => !left.has(basename(path)) });
  try {
    const first = migrate(copy);
    if (!first.report) return { ...first, faults: [first.fault] };
    const edits = editsOf(first.report);
    const changed = [...new Set(edits.map(({ file }) => file))];
    const broken = changed.filter((file) => !parses(copy, file));
    const written = migrate(copy, "--write", "--include", "review", "--allow-dirty");
    const torn = changed.filter((file) => !broken.includes(file) && !parses(copy, file));
    const again = migrate(copy);
    const repeated = again.report ? editsOf(again.report) : [];
    const faults = [
      written.fault,
      again.fault,
      ...torn.map((file) => `${file} no longer parses`),
      ...repeated.map(({ file }) => `${file} would change again`),
    ].filter((fault) => fault !== null);
    return { ...first, edits, faults };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("Name a folder of checkouts: node test/ecosystem/run.js FOLDER");
  process.exit(2);
}
let failed = 0;
for (const entry of readdirSync(folder, { withFileTypes: true })) {
  if (!entry.isDirectory()) continue;
  const { report, edits = [], faults, seconds } = judge(join(folder, entry.name));
  const { filesScanned = 0, safe = 0, review = 0, manual = 0 } = report?.summary ?? {};
  console.log(
    `${entry.name}: ${filesScanned} files in ${seconds.toFixed(1)} s; ${safe} safe, ${review} for review, ${manual} for a person`,
  );
  for (const { file, line, change, before, after } of edits) {
    console.log(`  ${file}:${line} ${change}: ${shown(before)} -> ${shown(after)}`);
  }
  for (const fault of faults) console.log(`  FAULT ${fault}`);
  failed += faults.length;
}
process.exitCode = failed > 0 ? 1 : 0;

/** @param {string} text */
function shown(text) {
  return text.replaceAll(/\s+/g, " ").slice(0, 80);
}
