import { JUST_PLAIN, one } from "../values.ts";
import { given } from "./itself.ts";
import type { Exported } from "./library.ts";
import type { Native } from "./native.ts";
import { platform } from "./platform.ts";

/** A stream that unpacks what goes through it. */
export const unpackingStream: Native = { name: "unpacking-stream", apply: () => JUST_PLAIN };

const opening = (name: string): Native => ({
  name,
  apply: ({ machine }) => one(machine.intern.native(unpackingStream, null)),
});

const members: Readonly<Record<string, Native>> = Object.fromEntries([
  ...["createGunzip", "createInflate", "createUnzip", "createBrotliDecompress"].map(
    (name) => [name, opening(name)] as const,
  ),
  ...["gunzipSync", "inflateSync", "unzipSync", "brotliDecompressSync"].map(
    (name) => [name, given(name)] as const,
  ),
]);

const whole: Native = { ...platform, name: "zlib", members };

/** What `node:zlib` unpacks is followed as what it was before it was packed. */
export const zlibExternals: Exported = (name) => {
  const native = name === "*" || name === "default" ? whole : members[name];
  return native ? (machine) => one(machine.intern.native(native, null)) : null;
};
