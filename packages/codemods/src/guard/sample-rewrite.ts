import { compilerOptions } from "./compiler-options.ts";
import type { TypedRewrite } from "./objections.ts";
import { createWitness } from "./witness.ts";

const FILE = "sample.ts";

/** What programs ask of the compiler again and again; its last line is wrong, as then it is asked of the text before, too. */
const TEXT = `
interface Entry { readonly id: number; name?: string; kind: "one" | "other"; tags: readonly string[] }
type Named<T extends { name?: string }> = Omit<T, "name"> & { [Key in "name"]-?: NonNullable<T[Key]> };
class Store<T extends Entry> extends Map<number, T> {
  constructor(private readonly base: URL, { page = 1, ...rest }: { page?: number; size?: number } = {}) { super(); }
  async load<R>(path: string, init: RequestInit = {}): Promise<R> {
    const answer = await fetch(new URL(path, this.base), { ...init, headers: { accept: "application/json", ...init.headers } });
    if (!answer.ok) throw new Error(\`\${answer.status} \${(await answer.json())?.message ?? "none"}\`);
    return (await answer.json()) as R;
  }
}
const isNamed = (entry: Entry): entry is Named<Entry> => typeof entry.name === "string" && "name" in entry;
export const names = (all: Iterable<Entry>) => [...all].filter(isNamed).map(({ name, ...entry }) => ({ ...entry, name }));
export const wrong: number = names(new Store(new URL("http://localhost")).values()).reduce((most, { id }) => Math.max(most, id), 0) + "";
`;

/** A rewrite of no program: of a file that is not there. */
export function sampleRewrite(): TypedRewrite {
  const options = compilerOptions("/", "", createWitness());
  const texts = new Map([[FILE, TEXT]]);
  return { root: "/", options, members: [FILE], created: [], checked: [FILE], texts };
}
