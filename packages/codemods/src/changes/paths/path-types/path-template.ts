import { ts } from "ts-morph";
import type { Facts } from "../../../facts/facts.ts";
import { escapeRegExp } from "../../../program/escape-reg-exp.ts";
import { referredType } from "../../keys/key-types.ts";

/** A piece of a path that a template type has room for, and where its text is written, if it is. */
interface MatchedPiece {
  readonly start: number;
  readonly end: number;
  readonly source: { readonly node: ts.Node; readonly at: number } | null;
}

/** A template type, as a pattern of paths. */
interface PathTemplate {
  /** The pieces that a path is made of; null where the type has no room for it. */
  match(path: string): readonly MatchedPiece[] | null;
}

/** What a piece of a template can be: one of the texts that are written there, or any text. */
type Choice = readonly (ts.StringLiteral | ts.TemplateLiteralLikeNode)[] | null;

/** Takes a template type apart: `` `/api/${Version}/habits/${string}` ``. */
export function splitTemplate(facts: Facts, type: ts.TemplateLiteralTypeNode): PathTemplate {
  const choices: readonly Choice[] = [
    [type.head],
    ...type.templateSpans.flatMap((span): Choice[] => [textsOf(facts, span.type), [span.literal]]),
  ];
  const groups = choices.map((choice) =>
    choice ? `(${choice.map(({ text }) => escapeRegExp(text)).join("|")})` : "(.+)",
  );
  const pattern = new RegExp(`^${groups.join("")}$`, "su");
  return { match: (path) => piecesOf(pattern.exec(path), choices) };
}

function piecesOf(
  found: RegExpExecArray | null,
  choices: readonly Choice[],
): readonly MatchedPiece[] | null {
  if (!found) return null;
  let at = 0;
  return found.slice(1).map((text, index) => {
    const start = at;
    at += text.length;
    const node = choices[index]?.find((each) => each.text === text);
    return { start, end: at, source: node ? { node, at: node.getStart() + 1 } : null };
  });
}

/** The texts that a type stands for; null where it has room for others. */
function textsOf(facts: Facts, type: ts.TypeNode): readonly ts.StringLiteral[] | null {
  if (ts.isLiteralTypeNode(type)) return ts.isStringLiteral(type.literal) ? [type.literal] : null;
  if (ts.isUnionTypeNode(type)) {
    const parts = type.types.map((each) => textsOf(facts, each));
    return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
  }
  const named = ts.isTypeReferenceNode(type) ? referredType(facts, type) : null;
  return named && ts.isTypeAliasDeclaration(named) ? textsOf(facts, named.type) : null;
}
