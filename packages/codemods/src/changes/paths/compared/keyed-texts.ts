import { ts } from "ts-morph";
import { type Edit, replace } from "../../../edit/edit.ts";
import type { Facts } from "../../../facts/facts.ts";
import { oncePer } from "../../../program/once-per.ts";
import type { LiteralPart, TextValue } from "../../../provenance/text/text-value.ts";
import { type Proposal, waiting } from "../../proposal.ts";
import { pathOf } from "../../receiver.ts";
import { isByPathname } from "./by-pathname.ts";
import { lookUps } from "./is-looked-up.ts";

const ANEW = "the name by which a table is looked up is put together anew";

/**
 * Names of a table that is looked up by the very text that a call is made of: `routes[key]`, where `key` is
 * `'POST /api/v1/habits'` and is cut to be sent. They become what that text becomes.
 */
export function findKeyedTexts(facts: Facts, proposals: readonly Proposal[]): readonly Proposal[] {
  // Tables of texts have thousands of names, each of which would be looked for in all that look them up.
  if (!proposals.some(({ edits }) => edits !== null)) return [];
  return [
    ...renamedBy(proposals, namesOf(facts)),
    ...askedAlong(
      facts,
      proposals.filter(({ call }) => call),
    ),
  ];
}

/** What is asked for by the texts of calls beside these, and the tables that such a text is a name of, too. */
function askedAlong(facts: Facts, moved: readonly Proposal[]): readonly Proposal[] {
  const edits = moved.flatMap((proposal) => proposal.edits ?? []);
  const beside = renamedBy(moved, askedBeside(facts, edits));
  if (!beside.some((proposal) => proposal.edits !== null)) return beside;
  const others = namesOf(facts).filter(({ name }) => !edits.some((edit) => isIn(edit, name)));
  const found = [...beside, ...renamedBy(beside, others)];
  return [...found, ...askedAlong(facts, [...moved, ...found])];
}

function renamedBy(
  proposals: readonly Proposal[],
  texts: readonly KeyedText[],
): readonly Proposal[] {
  return texts.flatMap(({ name, texts: by }) =>
    proposals.flatMap((proposal) => by.flatMap((text) => renamed(proposal, text, name))),
  );
}

/** A text that becomes what those become that it is asked for by. */
interface KeyedText {
  readonly name: ts.StringLiteralLike;
  readonly texts: readonly LiteralPart[];
}

function namesOf(facts: Facts): readonly KeyedText[] {
  const names = [...lookUps(facts).keys()].flatMap(namesIn);
  return names
    .map((name) => ({ name, texts: namingTexts(facts, name) }))
    .filter(({ texts }) => texts.length > 0);
}

/**
 * Literals that a table is looked up by, with those of the same text that calls are made of: `store['/habits/today']`
 * beside `store[path] = await get(path)`.
 */
function askedBeside(facts: Facts, edits: readonly Edit[]): readonly KeyedText[] {
  const isMoved = ({ node }: LiteralPart): boolean => edits.some((edit) => isIn(edit, node));
  return [...wholeTexts(facts).values()].flatMap((texts) =>
    [...texts.values()].flatMap((parts) => {
      const [first] = parts;
      if (parts.every(({ node }) => node === first?.node)) return [];
      const moved = parts.filter(isMoved);
      const staying = parts.filter((part) => !moved.includes(part));
      return moved.length === 0
        ? []
        : staying.flatMap(({ node }) => (isWritten(node) ? [{ name: node, texts: moved }] : []));
    }),
  );
}

/** Whether a literal says its text as it stands, so that the same can be written in it. */
function isWritten(node: ts.Node): node is ts.StringLiteralLike {
  return ts.isStringLiteralLike(node) && node.getText().slice(1, -1) === node.text;
}

/** The literals that a name of a table is looked up by as they are written. */
export function namingTexts(facts: Facts, name: ts.StringLiteralLike): readonly LiteralPart[] {
  const table = name.parent.parent;
  // What a call writes has a query, too, where the path of a URL has none.
  if (isByPathname(facts, table)) return [];
  const parts = wholeTexts(facts).get(table)?.get(name.text) ?? [];
  return [...new Map(parts.map((part) => [part.node, part])).values()].filter(
    ({ node }) => node !== name,
  );
}

/** What each table is looked up by that is written as one, by its text. */
const wholeTexts = oncePer((facts: Facts) => {
  const entries = [...lookUps(facts)].map(([table, texts]) => [table, byText(texts)] as const);
  return new Map(entries);
});

function byText(texts: ReadonlySet<TextValue>): ReadonlyMap<string, readonly LiteralPart[]> {
  const found = new Map<string, LiteralPart[]>();
  for (const { parts } of texts) {
    const [part] = parts;
    if (!part || parts.length !== 1 || !("text" in part) || !part.exact) continue;
    const known = found.get(part.text);
    if (known) known.push(part);
    else found.set(part.text, [part]);
  }
  return found;
}

function namesIn(table: ts.Node): readonly ts.StringLiteralLike[] {
  if (!ts.isObjectLiteralExpression(table)) return [];
  return table.properties.flatMap(({ name }) => (name && isWritten(name) ? [name] : []));
}

function renamed(
  proposal: Proposal,
  text: LiteralPart,
  name: ts.StringLiteralLike,
): readonly Proposal[] {
  const edits = (proposal.edits ?? []).filter((edit) => isIn(edit, text.node));
  if (edits.length === 0) return [];
  const base = {
    change: proposal.change,
    node: name,
    message: "This table is looked up by a path that moves",
    ties: proposal.ties,
  };
  const shift = name.getStart() + 1 - text.start;
  const moved = edits.map(({ start, end, pieces }) =>
    start >= text.start && end <= text.start + text.text.length && pieces.every(isText)
      ? replace(pathOf(name), { start: start + shift, end: end + shift }, ...pieces)
      : null,
  );
  const known = moved.filter((edit) => edit !== null);
  if (known.length === moved.length)
    return [{ ...base, edits: known, confidence: proposal.confidence, reason: proposal.reason }];
  const left: Proposal = { ...base, edits: null, confidence: "manual", reason: ANEW };
  return [left, waiting(left)];
}

function isIn(edit: Edit, node: ts.Node): boolean {
  return edit.file === pathOf(node) && edit.start >= node.getStart() && edit.end <= node.getEnd();
}

function isText(piece: Edit["pieces"][number]): boolean {
  return typeof piece === "string";
}
