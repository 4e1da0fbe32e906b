// Checks the types of one folder after another; what the packages and the language declare is read once for all.
import { join } from "node:path";
import { parentPort } from "node:worker_threads";
import ts from "typescript";

const declarations = new Map();

parentPort?.on("message", (folder) => parentPort?.postMessage(check(folder)));

/** @returns What the compiler would print; empty where all is well. */
function check(folder) {
  const faults = [];
  const parsed = ts.getParsedCommandLineOfConfigFile(
    join(folder, "tsconfig.json"),
    { noEmit: true },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (fault) => faults.push(fault) },
  );
  if (parsed === undefined) return print(faults, folder);
  const { fileNames: rootNames, options, errors, projectReferences } = parsed;
  const program = ts.createProgram({
    rootNames,
    options,
    projectReferences,
    host: createHost(folder, options),
  });
  return print([...errors, ...ts.getPreEmitDiagnostics(program)], folder);
}

/** A file outside of the folder is the same for all that are checked with the same options. */
function createHost(folder, options) {
  const host = ts.createCompilerHost(options);
  const asked = JSON.stringify({ ...options, configFilePath: undefined });
  const read = host.getSourceFile;
  host.getSourceFile = (file, how, ...rest) => {
    if (file.startsWith(folder)) return read(file, how, ...rest);
    const key = JSON.stringify([file, how, asked]);
    if (!declarations.has(key)) declarations.set(key, read(file, how, ...rest));
    return declarations.get(key);
  };
  return host;
}

function print(faults, folder) {
  return ts.formatDiagnostics(faults, {
    getCanonicalFileName: (file) => file,
    getCurrentDirectory: () => folder,
    getNewLine: () => "\n",
  });
}
