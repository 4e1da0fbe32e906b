import { languageOfFence } from "./languages/languages.ts";
import { type Known, type Mention, nothing, type Scan } from "./mention.ts";
import { scanCode } from "./scan-code.ts";
import { scanMarkdown } from "./scan-markdown.ts";
import { memberOf, readTree, type Tree, textOf } from "./tree.ts";

/** Reads the cells of a notebook: code in its language, and the text between. What they print is no call. */
export function scanNotebook(text: string, path: string, known: Known): Scan {
  const tree = readTree(text);
  const cells = memberOf(tree ?? undefined, "cells")?.value;
  if (tree === null || cells?.kind !== "list") return { ...nothing, fault: "it is no notebook" };
  const metadata = memberOf(tree, "metadata")?.value;
  const kernel = textOf(memberOf(memberOf(metadata, "kernelspec")?.value, "language")?.value);
  const language = languageOfFence(kernel ?? "python");
  const mentions: Mention[] = [];
  const comments: { start: number; end: number }[] = [];
  // Cells of code run one after another, as one program.
  const code = joined(
    text,
    cells.items.filter((cell) => isOf(cell, "code")),
  );
  if (language !== undefined) {
    const scan = scanCode(code.text, language, known);
    mentions.push(...scan.mentions.map(code.placed));
    for (const own of scan.comments ?? [])
      comments.push({ start: code.placeOf(own.start), end: code.placeOf(own.end) });
  }
  for (const cell of cells.items.filter((each) => isOf(each, "markdown"))) {
    const prose = joined(text, [cell]);
    mentions.push(...scanMarkdown(prose.text, path, known).mentions.map(prose.placed));
  }
  return { ...nothing, mentions, comments };
}

function isOf(cell: Tree, type: string): boolean {
  return textOf(memberOf(cell, "cell_type")?.value) === type;
}

interface Joined {
  readonly text: string;
  placeOf(offset: number): number;
  placed(mention: Mention): Mention;
}

/** The source of cells as one text, which knows where in the file each unit of it stands. */
function joined(file: string, cells: readonly Tree[]): Joined {
  const places: number[] = [];
  let text = "";
  for (const line of cells.flatMap((cell) => [...linesOf(cell), null])) {
    const value = line === null ? "\n" : (textOf(line) ?? "");
    if (line === null) places.push(places.at(-1) ?? 0);
    else addPlaces(file, line.start + 1, value.length, places);
    text += value;
  }
  const placeOf = (offset: number) => places[offset] ?? file.length;
  const endOf = (offset: number) => (offset === 0 ? placeOf(0) : placeOf(offset - 1) + 1);
  return {
    text,
    placeOf,
    placed: (mention) => ({
      ...mention,
      start: placeOf(mention.start),
      end: endOf(mention.end),
      witnesses: mention.witnesses.map((each) => ({ ...each, start: placeOf(each.start) })),
    }),
  };
}

function linesOf(cell: Tree): readonly Tree[] {
  const source = memberOf(cell, "source")?.value;
  if (source?.kind === "list") return source.items;
  return source === undefined ? [] : [source];
}

/** Adds where the units of a JSON string stand, of which some are escaped. */
function addPlaces(file: string, from: number, count: number, places: number[]): void {
  let at = from;
  for (let unit = 0; unit < count; unit++) {
    places.push(at);
    if (file[at] !== "\\") at += 1;
    else at += file[at + 1] === "u" ? 6 : 2;
  }
}
