import type { ReadOptions } from "../read-options.ts";
import type { SourceText } from "../source-text.ts";
import type { Line } from "./http-block.ts";

interface HttpBody {
  /** Null: there is none. */
  readonly text: SourceText | null;
  /** False where a part of it stands in a file that is not at hand. */
  readonly isKnown: boolean;
}

/** What is done with the answer comes behind the body. */
const behind = /^\s*(?:>\s*(?:\{%|\.{0,2}\/|\S+\.js)|>>!?\s|<>\s)/;
const file = /^<(@\w*|)\s+(\S.*?)\s*$/;

/** Reads the body from the lines behind the headers. */
export function readBody(
  lines: readonly Line[],
  expand: (source: SourceText) => SourceText,
  { readFile }: ReadOptions,
): HttpBody {
  const last = lines.findIndex(({ text }) => behind.test(text));
  const own = withoutBlankEnds(last === -1 ? lines : lines.slice(0, last));
  if (own.length === 0) return { text: null, isKnown: true };
  let isKnown = true;
  const text = own.flatMap((line, index): SourceText => {
    const feed = own[index + 1];
    const gap = feed === undefined ? [] : [{ text: "\n", start: line.end, end: feed.start }];
    const [, mark, path] = file.exec(line.text) ?? [];
    if (path === undefined) return [...expand([line]), ...gap];
    const content = readFile?.(path);
    isKnown &&= content !== undefined;
    const included = [{ text: content ?? "", start: line.start, end: line.end }];
    // Only of `<@` the variables are replaced.
    return [...(mark === "" ? included : expand(included)), ...gap];
  });
  return { text, isKnown };
}

function withoutBlankEnds(lines: readonly Line[]): readonly Line[] {
  const isText = ({ text }: Line) => text.trim() !== "";
  const first = lines.findIndex(isText);
  return first === -1 ? [] : lines.slice(first, lines.findLastIndex(isText) + 1);
}
