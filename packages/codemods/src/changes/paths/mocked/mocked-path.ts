import type { Endpoint } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { HOLE } from "../../../client/addresses/match-url.ts";
import { patternSource } from "../../../client/addresses/pattern-source.ts";
import { type Edit, type Piece, rangeOf, replace } from "../../../edit/edit.ts";
import type { ExchangeUse } from "../../../provenance/exchanges.ts";
import { pathOf } from "../../receiver.ts";
import { editPath, editPrefix, queryText } from "../../url-path.ts";
import { asInV2 } from "../../v2-text.ts";
import { withQuery } from "../endpoint-edits.ts";

/** Whether a mock names what stands for an id (`/habits/:id`), and asks for no query with the path. */
export type MockedPath = "pattern" | "exact";

/** The path of a mock as v2 has it; ids that moved into it are named, or stand for anything. */
export function mockedPath(
  use: ExchangeUse,
  to: Endpoint,
  how: MockedPath,
  known: ReadonlyMap<string, readonly Piece[]>,
): readonly Edit[] | null {
  const { match } = use;
  const moved = match.endpoint.successor?.parameters ?? [];
  if (how === "exact" && moved.some(({ name }) => !known.has(name))) return pattern(use, to);
  const parameters =
    how === "exact" ? known : new Map(moved.map(({ name }) => [name, [`:${name}`]] as const));
  const prefix = editPrefix(match);
  const path = editPath(match, to, parameters);
  const query = how === "exact" ? queryText(match, match.endpoint.successor?.query ?? {}) : null;
  const whole = path && withQuery(use, path, query);
  return prefix && whole ? [...prefix, ...whole] : null;
}

/** `/\/habits\/[^/]+\/logs$/`: any id, where the mock asks for none. */
function pattern({ match, request }: ExchangeUse, to: Endpoint): readonly Edit[] | null {
  const { url } = request.slots;
  if (!url || !ts.isStringLiteralLike(url) || !match.flat.endsWith(url.text)) return null;
  const text = asInV2(match, to, url.text, match.flat.length - url.text.length);
  if (!text) return null;
  const source = patternSource(text.split(HOLE), "[^/]+");
  const edits = editPrefix(match) ?? [];
  const isOwn = (edit: Edit): boolean =>
    edit.file === pathOf(url) && edit.start >= url.getStart() && edit.end <= url.getEnd();
  return [
    ...edits.filter((edit) => !isOwn(edit)),
    replace(pathOf(url), rangeOf(url), `/${source}$/`),
  ];
}
