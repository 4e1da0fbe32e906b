import type { Glance } from "../glance.ts";
import type { Answers } from "../guard/kept-answers.ts";
import { type Graph, type GraphMaker, importGraph, type Link } from "../import-graph.ts";
import { digestOf } from "./digest-of.ts";
import { parseKept } from "./parse-kept.ts";
import { type Looks, looksTheSame, type WatchedProject } from "./watch-project.ts";

/** A graph, and what it was made of. */
interface Kept {
  /** What was seen of all files, as far as it ties them to others. */
  readonly question: string;
  readonly looks: Looks;
  /** The files whose text was asked for all the same, and digests of it. */
  readonly texts: readonly (readonly [string, string])[];
  /** The nodes that are no file that was looked at, which come first. */
  readonly others: readonly string[];
  /** For each node how many it is linked to, and their numbers: one list takes less time to read than many. */
  readonly links: readonly number[];
}

/** The graph that an earlier run made, as long as the same would be made again; else a new one. */
export function createKeptGraph(
  { looks, project, recall }: WatchedProject,
  answers: Answers,
): GraphMaker {
  const name = `graph-${digestOf(project.root)}.json`;
  return (_, glances, resolve, data) => {
    const kept = parseKept<Kept>(answers.read(name));
    if (
      kept?.question === questionOf(glances, data) &&
      kept.texts.every(([path, digest]) => textOf(glances.get(path)) === digest) &&
      looksTheSame(project, kept.looks)
    ) {
      recall(kept.looks);
      return toGraph([...glances.keys(), ...kept.others], kept.links);
    }
    const texts = new Map<string, string>();
    const graph = importGraph(project, noting(glances, texts), resolve, data);
    const seen: Pick<Kept, "looks" | "texts"> = { looks: looks(), texts: [...texts] };
    answers.keep(name, () => {
      const question = questionOf(glances, data);
      const record: Kept = { question, ...seen, ...numbered([...glances.keys()], graph) };
      return JSON.stringify(record);
    });
    return graph;
  };
}

function questionOf(glances: ReadonlyMap<string, Glance>, data: readonly Link[]): string {
  const lines = [JSON.stringify(data)];
  for (const [path, { isModule, specifiers }] of glances)
    lines.push(path, isModule ? "module" : "script", ...specifiers, "");
  return digestOf(lines.join("\n"));
}

function textOf(glance: Glance | undefined): string | null {
  return glance ? digestOf(glance.bytes()) : null;
}

/** Notes whose text is asked for. */
function noting(
  glances: ReadonlyMap<string, Glance>,
  texts: Map<string, string>,
): ReadonlyMap<string, Glance> {
  const noted = (path: string, glance: Glance): Glance => ({
    ...glance,
    bytes: () => {
      const bytes = glance.bytes();
      if (!texts.has(path)) texts.set(path, digestOf(bytes));
      return bytes;
    },
  });
  return new Map([...glances].map(([path, glance]) => [path, noted(path, glance)]));
}

/** A graph with a number for each name, as names take longer to read. */
function numbered(
  files: readonly string[],
  graph: ReadonlyMap<string, Iterable<string>>,
): Pick<Kept, "links" | "others"> {
  const numbers = new Map(files.map((file, number) => [file, number]));
  const numberOf = (node: string): number => {
    const number = numbers.get(node) ?? numbers.size;
    numbers.set(node, number);
    return number;
  };
  for (const [node, targets] of graph) {
    numberOf(node);
    for (const target of targets) numberOf(target);
  }
  const links: number[] = [];
  for (const node of numbers.keys()) {
    const targets = [...(graph.get(node) ?? [])];
    links.push(targets.length);
    for (const target of targets) links.push(numberOf(target));
  }
  return { others: [...numbers.keys()].slice(files.length), links };
}

/** Names are put in place of numbers as they are asked for: of most files nobody asks. */
function toGraph(nodes: readonly string[], links: readonly number[]): Graph {
  const starts = new Map<string, number>();
  let start = 0;
  for (const node of nodes) {
    starts.set(node, start + 1);
    start += 1 + (links[start] ?? 0);
  }
  return {
    get: (node) => {
      const first = starts.get(node);
      if (first === undefined) return undefined;
      const targets = links.slice(first, first + (links[first - 1] ?? 0));
      return targets.map((target) => nodes[target] ?? "");
    },
  };
}
