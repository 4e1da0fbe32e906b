import type { FilledMember, MappedShape } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, insert, type Piece, replace } from "../../edit/edit.ts";
import { eolOf } from "../../edit/line-style.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import { type MovedMapping, pathTo } from "../../facts/shapes.ts";
import { removeMember, type TypedMember } from "../declared-member.ts";
import { describeField } from "../messages.ts";
import { type Proposal, waiting } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { outgoing } from "../units/outgoing-value.ts";
import { READ_LIKE_ONE } from "./class-accessors.ts";
import {
  declaringParameters,
  fieldsBeside,
  isPlainField,
  type Maker,
  makerOf,
  type Parameter,
} from "./fields-beside.ts";
import { initialOf, writtenTogether } from "./initial-container.ts";
import { byContainer, type MovedMember, newMember } from "./payload-type.ts";
import { mayHave, renamedParameter } from "./renamed-parameter.ts";

/** Parameters that declare what v2 has together, and the fields that have the rest of it. */
interface Group {
  readonly parameters: readonly MovedMember<Parameter>[];
  readonly fields: readonly MovedMember<ts.PropertyDeclaration>[];
}

const membersOf = ({ parameters, fields }: Group): readonly MovedMember<TypedMember>[] => [
  ...parameters,
  ...fields,
];

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
  const maker = makerOf(node);
  if (!maker) return [];
  const groups = byContainer(declaringParameters(node), role);
  const isDeeper = ({ mapping }: MovedMember<TypedMember>): boolean => pathTo(mapping).length > 1;
  const deeper = groups.flatMap((parameters): readonly Group[] => {
    const [one] = parameters;
    return one && isDeeper(one) ? [{ parameters, fields: fieldsBeside(node, one, role) }] : [];
  });
  const set = setByMaker(facts, node, maker, deeper, role);
  const told = [...groups.flat().filter((each) => !isDeeper(each)), ...deeper.flatMap(membersOf)];
  const first = deeper[0]?.parameters[0];
  return told.flatMap((member): readonly Proposal[] => {
    const { mapping, node: declared } = member;
    const base = {
      change: mapping.change,
      node: declared,
      message: describeField(mapping, role),
      ties: [node],
    };
    const edits = isDeeper(member)
      ? set && (member === first ? set : [])
      : renamedParameter(facts, node, declared as Parameter, String(pathTo(mapping)[0]));
    if (edits && !isDeeper(member)) return [{ ...base, edits, confidence: "safe", reason: null }];
    // What is sent is a habit, whatever else stands where it does.
    if (edits && facts.roles.sent.has(node))
      return [{ ...base, edits, confidence: "safe", reason: null }];
    if (edits) return [{ ...base, edits, confidence: "review", reason: READ_LIKE_ONE }];
    const left = { ...base, edits, confidence: "manual", reason: READ_LIKE_ONE } as const;
    return [left, waiting(left)];
  });
}

/**
 * The members are declared before the constructor and set in it, out of parameters that declare nothing any more. Null
 * where v2 has nothing for one of them, or the class may have another member of that name, or another part of it.
 */
function setByMaker(
  facts: Facts,
  node: ts.ClassLikeDeclaration,
  maker: Maker,
  groups: readonly Group[],
  role: MappedShape,
): readonly Edit[] | null {
  const fields = groups.flatMap((group) => group.fields);
  const isGone = groups.flatMap(membersOf).some(({ mapping }) => mapping.op === "remove");
  const names = groups.map(({ parameters: [first] }) => String(first && pathTo(first.mapping)[0]));
  if (isGone || !fields.every(isPlainField) || names.some((name) => mayHave(node, name)))
    return null;
  const file = pathOf(maker);
  const { text } = maker.getSourceFile();
  const start = maker.getStart(undefined, true);
  const indent = /[ \t]*$/.exec(text.slice(0, start))?.[0] ?? "";
  const made = groups.map((group) => ({
    ...group,
    to: newMember(facts, membersOf(group), role),
  }));
  const declared = made.flatMap(({ parameters: [first], to: { name, optional, type } }) => [
    `${modifiersOf(first?.node)}${name}${optional ? "?" : ""}: `,
    ...type,
    `;${eolOf(text)}${indent}`,
  ]);
  const set = made.map((group): readonly Piece[] => [
    `this.${group.to.name} = `,
    ...valueIn(facts, maker, group, role),
    ";",
  ]);
  return [
    ...fields.map((field) => removeMember(field.node)),
    ...groups
      .flatMap(({ parameters }) => parameters)
      .map(({ node }) => {
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

/** What v2 has together out of the parameters and fields: `[{ periodicity: frequency, value: target, unit: 'rep' }]`. */
function valueIn(
  facts: Facts,
  { parameters: taken, parent }: Maker,
  { parameters, fields }: Group,
  role: MappedShape,
): readonly Piece[] {
  const set = [
    ...parameters.map(({ mapping, node }) => ({
      name: nameInV2(mapping),
      value: (mapping.op === "move" && outgoing(facts, node.name, mapping, true)) || [
        node.name.text,
      ],
    })),
    ...fields.map((field) => ({
      name: nameInV2(field.mapping),
      value: initialOf(facts, field) ?? [],
    })),
  ];
  const [first] = parameters;
  const isGiven = (name: string): boolean => taken.some(({ name: own }) => own.getText() === name);
  const fill = ({ fallback, from }: FilledMember): string =>
    from !== null && isGiven(from) ? from : (textOfField(parent, from) ?? quoted(fallback));
  return first ? writtenTogether(role, first.mapping, set, fill) : [];
}

const nameInV2 = (mapping: MovedMapping): string => String(pathTo(mapping).at(-1));

/** The text that a field is set to where it is written; null where there is none. */
function textOfField({ members }: ts.ClassLikeDeclaration, name: string | null): string | null {
  const field = members.find(
    (member) => ts.isPropertyDeclaration(member) && member.name.getText() === name,
  );
  const { initializer } = (field ?? {}) as Partial<ts.PropertyDeclaration>;
  return initializer && ts.isStringLiteral(initializer) ? initializer.getText() : null;
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
