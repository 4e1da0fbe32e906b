import type { Glance } from "../glance.ts";
import { bytesLater, createGlancer } from "../glancer.ts";
import type { Project } from "../model.ts";
import { parseKept } from "./parse-kept.ts";

/** What was seen of files: a list for each member, in one order, as a list of objects takes longer to read. */
interface Columns {
  readonly paths: string[];
  readonly signatures: string[];
  readonly sizes: number[];
  readonly flags: number[];
  /** These are names, a line each. */
  readonly data: string[];
  readonly specifiers: string[];
  readonly names: string[];
  /** As JSON. */
  readonly unversioned: string[];
}

/** All of a glance but the file itself. */
type Seen = Omit<Glance, "bytes">;

const NAMES_VERSION = 1;
const IS_AMBIENT = 2;
const IS_MODULE = 4;

/** What other runs saw in the same folder is kept too, of up to so many files. */
const MOST = 100_000;

/** Writing all anew takes longer than looking again at one file of so many that were kept. */
const FEW = 100;

/** Looks at files, and only at those that changed since somebody looked. */
export interface KeptGlances {
  /** Null where the file cannot be read. */
  of(path: string): Glance | null;
  /** What somebody saw of a file when it had a signature; null where nobody kept that. */
  before(path: string, signature: string): Glance | null;
  /** Whether more of what is known now is new than hardly any. */
  isNew(): boolean;
  /** All that is known now, to be kept. */
  toText(): string;
}

/**
 * Takes what was seen of each file for true as long as its signature is the same.
 *
 * @param text - What `toText` gave in an earlier run.
 * @param onAsk - Is told of each file whose bytes are asked for.
 */
export function createKeptGlances(
  project: Project,
  text: string | undefined,
  onAsk: (path: string) => void = () => {},
): KeptGlances {
  const kept = parseKept<Columns>(text) ?? emptyColumns();
  const rows = new Map(kept.paths.map((path, row) => [path, row]));
  const seen = new Map<string, Glance>();
  const signatureOf = (path: string): string | null => project.signature?.(path) ?? null;
  const look = createGlancer(project, onAsk);
  const glanceIn = (path: string, row: number): Glance => ({
    ...fromRow(kept, row),
    bytes: bytesLater(project, path, onAsk),
  });
  let fresh = 0;
  return {
    of: (path) => {
      const row = rows.get(path);
      const isKept = row !== undefined && kept.signatures[row] === signatureOf(path);
      if (!isKept) fresh += 1;
      const found = isKept ? glanceIn(path, row) : look(path);
      if (found) seen.set(path, found);
      return found;
    },
    before: (path, signature) => {
      const row = rows.get(path);
      return row !== undefined && kept.signatures[row] === signature ? glanceIn(path, row) : null;
    },
    isNew: () => fresh * FEW >= rows.size,
    toText: () => {
      const columns = emptyColumns();
      for (const [path, glance] of seen) {
        const signature = signatureOf(path);
        if (signature !== null) addRow(columns, path, signature, glance);
      }
      for (const [path, row] of rows) {
        if (seen.has(path) || columns.paths.length >= MOST) continue;
        addRow(columns, path, kept.signatures[row] ?? "", fromRow(kept, row));
      }
      return JSON.stringify(columns);
    },
  };
}

function emptyColumns(): Columns {
  return {
    paths: [],
    signatures: [],
    sizes: [],
    flags: [],
    data: [],
    specifiers: [],
    names: [],
    unversioned: [],
  };
}

function addRow(columns: Columns, path: string, signature: string, glance: Seen): void {
  columns.paths.push(path);
  columns.signatures.push(signature);
  columns.sizes.push(glance.size);
  columns.flags.push(
    (glance.namesVersion ? NAMES_VERSION : 0) |
      (glance.isAmbient ? IS_AMBIENT : 0) |
      (glance.isModule ? IS_MODULE : 0),
  );
  columns.data.push(glance.data.join("\n"));
  columns.specifiers.push(glance.specifiers.join("\n"));
  columns.names.push(glance.names.join("\n"));
  columns.unversioned.push(glance.unversioned ? JSON.stringify(glance.unversioned) : "");
}

function fromRow(columns: Columns, row: number): Seen {
  const flags = columns.flags[row] ?? 0;
  return {
    size: columns.sizes[row] ?? 0,
    namesVersion: (flags & NAMES_VERSION) !== 0,
    isAmbient: (flags & IS_AMBIENT) !== 0,
    isModule: (flags & IS_MODULE) !== 0,
    data: linesOf(columns.data[row]),
    specifiers: linesOf(columns.specifiers[row]),
    names: linesOf(columns.names[row]),
    unversioned: columns.unversioned[row] ? JSON.parse(columns.unversioned[row]) : null,
  };
}

function linesOf(text = ""): readonly string[] {
  return text === "" ? [] : text.split("\n");
}
