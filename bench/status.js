// What a tool has to do that only looks whether anything changed: start Node, and ask for the status of every file.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

function look(folder) {
  let bytes = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    bytes += entry.isDirectory() ? look(path) : statSync(path).size;
  }
  return bytes;
}

console.log(`${look(process.argv[2])} bytes`);
