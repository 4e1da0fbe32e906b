import type { Glance } from "../glance.ts";
import type { Answers } from "../guard/kept-answers.ts";
import { type Graph, importGraph, type Link } from "../import-graph.ts";
import { append } from "../program/append.ts";
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
  readonly nodes: readonly string[];
  /** For each node the numbers of those that it is linked to. */
  readonly links: readonly (readonly number[])[];
}

/** The graph that an earlier run made, as long as the same would be made again; else a new one. */
export function createKeptGraph(
  { looks, project, recall }: WatchedProject,
  answers: Answers,
): typeof importGraph {
  const name = `graph-${digestOf(project.root)}.json`;
  return (_, glances, resolve, data) => {
    const question = questionOf(glances, data);
    const kept = parseKept<Kept>(answers.read(name));
    if (
      kept?.question === question &&
      kept.texts.every(([path, digest]) => textOf(glances.get(path)) === digest) &&
      looksTheSame(project, kept.looks)
    ) {
      recall(kept.looks);
      return toGraph(kept);
    }
    const texts = new Map<string, string>();
    const graph = importGraph(project, noting(glances, texts), resolve, data);
    const record: Kept = { question, looks: looks(), texts: [...texts], ...numbered(graph) };
    answers.keep(name, JSON.stringify(record));
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
function numbered(graph: Graph): Pick<Kept, "links" | "nodes"> {
  const nodes = [...new Set([...graph.keys(), ...[...graph.values()].flatMap((all) => [...all])])];
  const numbers = new Map(nodes.map((node, number) => [node, number]));
  const numbersOf = (all: Iterable<string>): readonly number[] =>
    [...all].flatMap((node) => numbers.get(node) ?? []);
  const links = nodes.map((node) => numbersOf(graph.get(node) ?? []));
  return { nodes, links };
}

function toGraph({ links, nodes }: Pick<Kept, "links" | "nodes">): Graph {
  const graph = new Map<string, string[]>();
  links.forEach((targets, number) => {
    for (const target of targets) append(graph, nodes[number] ?? "", nodes[target] ?? "");
  });
  return graph;
}
