import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { append } from "../../program/append.ts";
import { oncePer } from "../../program/once-per.ts";
import { nameNode } from "../declared-member.ts";
import { referredType } from "../keys/key-types.ts";
import type { Proposal } from "../proposal.ts";
import { proposeEnvelopeType } from "./envelope-type.ts";

/** A type that only says which of several envelopes is meant, and what declares these. */
interface EnvelopePattern {
  readonly pattern: ts.TypeLiteralNode;
  readonly envelopes: readonly ts.Node[];
}

/**
 * Types that tell envelopes apart change with these: of `Extract<Reply, { success: true }>`, and of
 * `R extends { success: boolean; data: infer D }`.
 *
 * @param either - What declares envelopes of other services as well.
 */
export function proposeEnvelopePatterns(
  facts: Facts,
  either: ReadonlySet<ts.Node>,
): readonly Proposal[] {
  return envelopePatterns(facts).flatMap(({ pattern, envelopes }) =>
    facts.roles.of.has(pattern) || envelopes.some((node) => either.has(node))
      ? []
      : proposeEnvelopeType(pattern).map((each) => ({
          ...each,
          ties: [...each.ties, ...envelopes],
        })),
  );
}

function envelopePatterns(facts: Facts): readonly EnvelopePattern[] {
  return facts.program.nodes(ts.isTypeLiteralNode).flatMap((node): readonly EnvelopePattern[] => {
    if (!asksForSuccess(node)) return [];
    const asked = askedTypes(facts, node);
    const found = asked.map((type) => envelopesIn(facts, type));
    const envelopes = found.flatMap((each) => each ?? []);
    return envelopes.length > 0 && !found.includes(null) ? [{ pattern: node, envelopes }] : [];
  });
}

function asksForSuccess({ members }: ts.TypeLiteralNode): boolean {
  return members.some(
    (member) =>
      ts.isPropertySignature(member) &&
      nameNode(member)?.text === envelope.success.member &&
      member.type !== undefined &&
      (ts.isLiteralTypeNode(member.type) || member.type.kind === ts.SyntaxKind.BooleanKeyword),
  );
}

/** The types of which a pattern takes some. */
function askedTypes(facts: Facts, pattern: ts.TypeLiteralNode): readonly ts.TypeNode[] {
  const { parent } = pattern;
  if (ts.isTypeReferenceNode(parent)) {
    const [from, other] = parent.typeArguments ?? [];
    const isChoice = /^(?:Extract|Exclude)$/.test(parent.typeName.getText());
    if (!from || !isChoice || other !== pattern) return [];
    return givenTo(facts, from) ?? [from];
  }
  if (!ts.isConditionalTypeNode(parent) || parent.extendsType !== pattern) return [];
  return givenTo(facts, parent.checkType) ?? [parent.checkType];
}

/** What is given to the parameter of an alias wherever the alias is named; null where a type is no parameter of one. */
function givenTo(facts: Facts, type: ts.TypeNode): readonly ts.TypeNode[] | null {
  const alias = ts.findAncestor(type, ts.isTypeAliasDeclaration);
  const index = alias?.typeParameters?.findIndex(({ name }) => name.text === type.getText()) ?? -1;
  if (!alias || index < 0) return null;
  return (referencesByName(facts).get(alias.name.text) ?? [])
    .filter((node) => referredType(facts, node) === alias)
    .flatMap((node) => node.typeArguments?.[index] ?? []);
}

const referencesByName = oncePer((facts: Facts) => {
  const found = new Map<string, ts.TypeReferenceNode[]>();
  for (const node of facts.program.nodes(ts.isTypeReferenceNode)) {
    if (!ts.isIdentifier(node.typeName)) continue;
    const { text } = node.typeName;
    append(found, text, node);
  }
  return found;
});

/** What declares the envelopes that a type is; null where it is anything else. */
function envelopesIn(facts: Facts, type: ts.TypeNode): readonly ts.Node[] | null {
  const { types } = facts.machine;
  const limit = ts.isTypeReferenceNode(type) ? referredType(facts, type) : null;
  const structure = types.expand(types.refer(limit && ts.isTypeNode(limit) ? limit : type));
  const parts =
    structure.is === "union" ? structure.of.map((each) => types.expand(each)) : [structure];
  const declared = parts.map((part) =>
    part.is === "object" && facts.roles.of.get(part.declaration)?.has("envelope")
      ? part.declaration
      : null,
  );
  return declared.length === 0 || declared.includes(null)
    ? null
    : declared.filter((each) => each !== null);
}
