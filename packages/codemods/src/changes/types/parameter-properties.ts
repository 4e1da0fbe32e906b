import type { FilledMember, MappedShape } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, insert, type Piece, replace } from "../../edit/edit.ts";
import { eolOf } from "../../edit/line-style.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import { containerOfName, pathTo, type Role } from "../../facts/shapes.ts";
import { describeField } from "../messages.ts";
import { type Proposal, waiting } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { outgoing } from "../units/outgoing-value.ts";
import { READ_LIKE_ONE } from "./class-accessors.ts";
import { writtenTogether } from "./initial-container.ts";
import { byContainer, type MovedMember, newMember } from "./payload-type.ts";
import { mayHave, renamedParameter } from "./renamed-parameter.ts";

type Parameter = ts.ParameterDeclaration & { readonly name: ts.Identifier };

type Members = readonly MovedMember<Parameter>[];

type Maker = ts.ConstructorDeclaration & { readonly body: ts.Block };

/**
 * `constructor(readonly title: string, public target: number)` of a class that is read like a payload. A parameter takes
 * the name of v2, with all that the constructor does with it; where v2 has its value deeper, the constructor takes what
 * it took, and sets a member that is declared before it.
 */
export function proposeParameterProperties(
  facts: Facts,
  node: ts.ClassLikeDeclaration,
  role: MappedShape,
): readonly Proposal[] {
  const maker = node.members.find(
    (member): member is Maker => ts.isConstructorDeclaration(member) && member.body !== undefined,
  );
  if (!maker) return [];
  const groups = byContainer(maker.parameters.filter(isProperty), role);
  const deeper = groups.filter(([first]) => first && pathTo(first.mapping).length > 1);
  const set = setByMaker(facts, node, maker, deeper, role);
  const first = deeper[0]?.[0];
  return groups.flat().flatMap((member): readonly Proposal[] => {
    const { mapping, node: parameter } = member;
    const base = {
      change: mapping.change,
      node: parameter,
      message: describeField(mapping, role),
      ties: [node],
    };
    const isDeeper = deeper.flat().includes(member);
    const edits = isDeeper
      ? set && (member === first ? set : [])
      : renamedParameter(facts, node, parameter, String(pathTo(mapping)[0]));
    if (edits && !isDeeper) return [{ ...base, edits, confidence: "safe", reason: null }];
    if (edits) return [{ ...base, edits, confidence: "review", reason: READ_LIKE_ONE }];
    const left = { ...base, edits, confidence: "manual", reason: READ_LIKE_ONE } as const;
    return [left, waiting(left)];
  });
}

/** Whether a class declares a member beside its parameters that v2 has with theirs. */
function hasPart({ members }: ts.ClassLikeDeclaration, container: string, role: Role): boolean {
  return members.some(
    (member) =>
      ts.isPropertyDeclaration(member) &&
      containerOfName(role, member.name.getText()) === container,
  );
}

/** Whether a parameter declares a member as well. */
function isProperty(parameter: ts.ParameterDeclaration): parameter is Parameter {
  return (parameter.modifiers?.length ?? 0) > 0 && ts.isIdentifier(parameter.name);
}

/**
 * The members are declared before the constructor and set in it, out of parameters that declare nothing any more. Null
 * where v2 has nothing for one of them, or the class may have another member of that name, or another part of it.
 */
function setByMaker(
  facts: Facts,
  node: ts.ClassLikeDeclaration,
  maker: Maker,
  groups: readonly Members[],
  role: MappedShape,
): readonly Edit[] | null {
  const isGone = groups.flat().some(({ mapping }) => mapping.op === "remove");
  const names = groups.map(([first]) => String(first && pathTo(first.mapping)[0]));
  if (isGone || names.some((name) => mayHave(node, name) || hasPart(node, name, role))) return null;
  const file = pathOf(maker);
  const { text } = maker.getSourceFile();
  const start = maker.getStart(undefined, true);
  const indent = /[ \t]*$/.exec(text.slice(0, start))?.[0] ?? "";
  const made = groups.map((members) => ({ members, to: newMember(facts, members, role) }));
  const declared = made.flatMap(({ members: [first], to: { name, optional, type } }) => [
    `${modifiersOf(first?.node)}${name}${optional ? "?" : ""}: `,
    ...type,
    `;${eolOf(text)}${indent}`,
  ]);
  const set = made.map(({ members, to: { name } }): readonly Piece[] => [
    `this.${name} = `,
    ...valueIn(facts, maker, members, role),
    ";",
  ]);
  return [
    ...groups.flat().map(({ node }) => {
      const modifiers = { start: node.getStart(), end: node.name.getStart() };
      return replace(file, modifiers, "");
    }),
    insert(file, start, ...declared),
    statementsIn(maker, indent, set),
  ];
}

function modifiersOf(parameter: Parameter | undefined): string {
  return parameter?.getText().slice(0, parameter.name.getStart() - parameter.getStart()) ?? "";
}

/** What v2 has together out of the parameters: `[{ periodicity: frequency, value: target, unit }]`. */
function valueIn(
  facts: Facts,
  { parameters }: Maker,
  members: Members,
  role: MappedShape,
): readonly Piece[] {
  const set = members.map(({ mapping, node }) => ({
    name: String(pathTo(mapping).at(-1)),
    value: (mapping.op === "move" && outgoing(facts, node.name, mapping, true)) || [node.name.text],
  }));
  const [first] = members;
  const isGiven = (name: string): boolean =>
    parameters.some((parameter) => parameter.name.getText() === name);
  const fill = ({ fallback, from }: FilledMember): string =>
    from !== null && isGiven(from) ? from : quoted(fallback);
  return first ? writtenTogether(role, first.mapping, set, fill) : [];
}

/** Writes statements at the begin of a constructor. */
function statementsIn(
  { body }: Maker,
  indent: string,
  statements: readonly (readonly Piece[])[],
): Edit {
  const { text } = body.getSourceFile();
  const at = body.getStart() + 1;
  const step = indent.includes("\t") ? "\t" : indent || "  ";
  const lead = body.getText().includes("\n") ? `${eolOf(text)}${indent}${step}` : " ";
  const end = text[at] === "}" ? " " : "";
  return insert(pathOf(body), at, ...statements.flatMap((each) => [lead, ...each]), end);
}
