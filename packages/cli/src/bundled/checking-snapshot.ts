import { basename, dirname, join } from "node:path";
import { argv } from "node:process";
import { startupSnapshot } from "node:v8";
import { type Part, partScript } from "./part-script.ts";

// What Node takes a startup snapshot of (`build-snapshot.ts`): the compiler, with what the language declares parsed and
// bound, as it stands ready to be asked by the process that started it (`checking-process.ts`).
const folder = dirname(argv[1] ?? "");
const loaded = new Map<string, { readonly exports: unknown }>();
const { serveChecks, getReady } = load("checker") as typeof import("./serve-checks.ts");
getReady();
startupSnapshot.setDeserializeMainFunction(() => {
  process.on(
    "message",
    serveChecks((answer) => process.send?.(answer)),
  );
});

/** A part as a script finds it that has nothing but what Node brings, as while a snapshot is taken. */
function load(name: string): unknown {
  const known = loaded.get(name);
  if (known) return known.exports;
  const file = join(folder, `${name}.cjs`);
  const module = { exports: {} };
  loaded.set(name, module);
  const run: Part = partScript(file).runInThisContext();
  const require = (id: string): unknown =>
    id.startsWith("./")
      ? load(basename(id, ".cjs"))
      : (process.getBuiltinModule(id) ?? missing(id));
  run(module.exports, require, module, file, folder, missing, missing);
  return module.exports;
}

function missing(what: string): never {
  throw new Error(`there is no ${what} in a snapshot`);
}
