// Runs the built command line from a clone: paths are those of the folder the user stands in, and
// `migrate` without a path takes the sample integration.
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

const root = dirname(import.meta.dirname);
const sample = join(root, "fixtures/integrations/report-script");
const program = join(root, "packages/cli/bin/habitshift.js");

/** @param {string} path - A module that is there only when the packages are built. */
function load(path) {
  return import(pathToFileURL(path).href);
}

/**
 * @param {string[]} args - What stands after `migrate`.
 * @returns {Promise<string[]>} The same, with the path of the sample where no path was given.
 */
async function withSample(args) {
  const { options } = await load(join(root, "packages/cli/dist/options.js"));
  // The type tells a path from the value of a flag before it.
  const flags = Object.entries(options.migrate).map(([name, { type = "string" }]) => [
    name,
    { type },
  ]);
  const { positionals } = parseArgs({
    args,
    options: Object.fromEntries(flags),
    strict: false,
    allowPositionals: true,
  });
  return positionals.length > 0 ? args : [relative(process.cwd(), sample), ...args];
}

process.chdir(process.env.INIT_CWD ?? process.cwd());
const args = process.argv.slice(2);
const [command, ...rest] = args;
const words = command === "migrate" ? [command, ...(await withSample(rest))] : args;
process.argv.splice(1, process.argv.length, program, ...words);
await load(program);
