import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../../edit/edit.ts";
import { quoted } from "../../../edit/quote.ts";
import type { Facts } from "../../../facts/facts.ts";
import { waysToOthers } from "../../../facts/others/ways-to-others.ts";
import type { ExchangeUse } from "../../../provenance/exchanges.ts";
import type { LiteralPart } from "../../../provenance/text/text-value.ts";
import { holeRange, literalAt } from "../../flat-edit.ts";
import { pathOf } from "../../receiver.ts";
import { editPrefix } from "../../url-path.ts";

/**
 * `v1` → `v2` in the prefix: where it is written, or, where addresses of other services are made of the same
 * text, where that comes into the address of this one. Null where there is no such place.
 */
export function prefixEdits(facts: Facts, use: ExchangeUse): readonly Edit[] | null {
  const edits = editPrefix(use.match);
  const part = literalAt(use.match, use.match.prefix.end - 1)?.part;
  const others = part && waysToOthers(facts).get(part.node);
  if (!edits || !part || !others) return edits;
  return part.via && !others.has(part.via) ? editVia(facts, part, part.via, edits) : null;
}

/** Whether an edit is made in text that addresses of other services are made of, too. */
export function touchesOthers(facts: Facts, edits: readonly Edit[]): boolean {
  const literals = [...waysToOthers(facts).keys()];
  return edits.some(({ file, start, end }) =>
    literals.some(
      (node) => pathOf(node) === file && node.getStart() <= start && end <= node.getEnd(),
    ),
  );
}

/** Writes the text with the edits made at an expression that holds it and nothing else. */
function editVia(
  facts: Facts,
  { node, text, start }: LiteralPart,
  via: ts.Node,
  edits: readonly Edit[],
): readonly Edit[] | null {
  const held = [...facts.seen(via)];
  const isIt = held.every(
    (value) =>
      value.kind === "text" &&
      value.parts.every((part) => "text" in part && part.node === node && part.text === text),
  );
  if (held.length === 0 || !isIt) return null;
  let made = text;
  for (const edit of [...edits].sort((left, right) => right.start - left.start)) {
    const at = edit.start - start;
    made = made.slice(0, at) + edit.pieces.join("") + made.slice(edit.end - start);
  }
  const isSpan = ts.isTemplateSpan(via.parent);
  const range = isSpan ? holeRange(via) : rangeOf(via);
  return range && [replace(pathOf(via), range, isSpan ? made : quoted(made))];
}
