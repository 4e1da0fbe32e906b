import type { Led, Look, Seen } from "./seen.ts";

/** What a program said, in the order it said it. */
export type Said = readonly (readonly [stream: "stdout" | "stderr", text: string])[];

/** A run that was whole: what it said, and what it saw. */
export interface KeptRun {
  readonly said: Said;
  readonly status: number;
  readonly variables: readonly (readonly [string, string | null])[];
  readonly leads: readonly Led[];
  readonly lists: readonly (readonly [string, string])[];
  /** Folders, and the names in them that were looked at: so many paths take less room. */
  readonly looked: readonly (readonly [folder: string, names: readonly string[]])[];
  /** The looks of those, in their order: numbers of which JSON would make long texts. */
  readonly looks: Float64Array;
}

/** How many numbers a look has. */
export const WIDTH = 4;

/** Before all else stands how long the JSON is. */
const HEAD = 8;

/** A run as bytes. */
export function packRun(said: Said, status: number, seen: Seen): Buffer {
  const folders = new Map<string, { readonly names: string[]; readonly looks: Look[] }>();
  for (const [path, look] of seen.looks) {
    const at = path.lastIndexOf("/") + 1;
    const folder = path.slice(0, at);
    const known = folders.get(folder) ?? { names: [], looks: [] };
    known.names.push(path.slice(at));
    known.looks.push(look);
    folders.set(folder, known);
  }
  const looks = Float64Array.from([...folders.values()].flatMap(({ looks }) => looks.flat()));
  const rest: Omit<KeptRun, "looks"> = {
    said,
    status,
    variables: [...seen.variables],
    leads: [...seen.leads.values()],
    lists: [...seen.lists],
    looked: [...folders].map(([folder, { names }]) => [folder, names]),
  };
  const json = Buffer.from(JSON.stringify(rest));
  const head = Buffer.alloc(HEAD);
  head.writeDoubleLE(json.length);
  return Buffer.concat([head, Buffer.from(looks.buffer), json]);
}

/** The run that bytes hold; null where they are not whole. */
export function unpackRun(bytes: Buffer): KeptRun | null {
  try {
    const length = bytes.readDoubleLE();
    const start = bytes.length - length;
    if (start < HEAD || (start - HEAD) % (WIDTH * 8) !== 0) return null;
    const rest: Omit<KeptRun, "looks"> = JSON.parse(bytes.toString("utf8", start));
    return { ...rest, looks: new Float64Array(new Uint8Array(bytes.subarray(HEAD, start)).buffer) };
  } catch {
    return null;
  }
}
