// What any tool of this kind has to do: start Node, load the compiler, read every file once.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ts } from "ts-morph";

function read(folder) {
  let bytes = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    bytes += entry.isDirectory() ? read(path) : readFileSync(path).length;
  }
  return bytes;
}

console.log(`${read(process.argv[2])} bytes, TypeScript ${ts.version}`);
