import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { mappingOf, memberInV2, type Role } from "../../facts/shapes.ts";
import { isSite } from "../../provenance/value.ts";
import { type MaskName, maskNames } from "../../validation/mask.ts";
import { heldApart } from "../keys/held-apart.ts";
import { describeField } from "../messages.ts";
import { removeProperty } from "../property-list.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { type ElementMask, elementMasks, looseElements } from "./element-mask.ts";

const MASKED: ReadonlySet<string> = new Set(["pick", "omit", "partial", "required"]);

/** The names in `habitSchema.omit({ streak: true })` and `v.pick(habitSchema, ['title'])`. */
export function findSchemaMasks(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const node of facts.program.nodes(ts.isCallExpression)) {
    found.push(...maskAt(facts, node));
  }
  return found;
}

function maskAt(facts: Facts, node: ts.CallExpression): readonly Proposal[] {
  const { expression } = node;
  const mask = node.arguments.at(-1);
  if (!ts.isPropertyAccessExpression(expression) || !MASKED.has(expression.name.text) || !mask)
    return [];
  if (![...facts.seen(node)].some((value) => isSite(value, "schema"))) return [];
  const source = node.arguments.length > 1 ? node.arguments[0] : expression.expression;
  const structure = source && facts.machine.types.expand(facts.machine.types.refer(source));
  if (!source || structure?.is !== "object") return [];
  const roles = facts.roles.of.get(structure.declaration) ?? [];
  const names = maskNames(mask) ?? [];
  const texts = names.map(({ text }) => text);
  const isWhole = expression.name.text === "pick";
  const isLoose = expression.name.text !== "omit";
  const all = [...structure.members.keys()];
  const kept = all.filter((name) => texts.includes(name) === isWhole);
  return [...roles].flatMap((role) => {
    const masked = { call: node, source, members: structure.members, kept };
    const elements =
      role === "envelope"
        ? []
        : isWhole || !isLoose
          ? elementMasks(masked, role)
          : looseElements(masked, role, texts);
    const apart = isWhole ? NONE : heldApart(all, texts, role);
    return maskProposals({ mask, names, apart, isLoose, elements }, role, structure.declaration);
  });
}

const NONE: ReadonlySet<string> = new Set();

/** The names of a mask, and what v2 holds them in. */
interface Mask {
  readonly mask: ts.Expression;
  readonly names: readonly MaskName[];
  /** The containers that hold more than what is named. */
  readonly apart: ReadonlySet<string>;
  /** Whether the mask says what may be missing, which a part of a container then cannot. */
  readonly isLoose: boolean;
  /** The lists of v2 of whose elements it leaves a part alone. */
  readonly elements: readonly ElementMask[];
}

function maskProposals(whole: Mask, role: Role, declaration: ts.Node): readonly Proposal[] {
  const written = new Set<string>();
  return whole.names.flatMap((name): readonly Proposal[] => {
    const mapping = mappingOf(role, name.text);
    if (mapping?.op !== "move" && mapping?.op !== "remove") return [];
    const to = memberInV2(mapping);
    if (to === null) return [];
    const edits = editsAt(whole, name, to, written.has(to));
    written.add(to);
    return [
      {
        change: mapping.change,
        node: name,
        message: describeField(mapping, role),
        edits,
        ...(isPart(whole, to) ? PART : WHOLE),
        ties: [declaration],
      },
    ];
  });
}

/** The name of v2 in the place of one of v1, once; what a list of v2 keeps of its elements is written behind the mask. */
function editsAt(
  { mask, apart, elements }: Mask,
  name: MaskName,
  to: string,
  isWritten: boolean,
): readonly Edit[] {
  const file = pathOf(mask);
  const added = elements.find(({ container }) => container === to)?.edit ?? null;
  if (apart.has(to) || isWritten || added)
    return [removeName(file, name, mask), ...(added && !isWritten ? [added] : [])];
  const quote = ts.isStringLiteral(name) ? (name.getText()[0] ?? "'") : "";
  return [replace(file, rangeOf(name), `${quote}${to}${quote}`)];
}

/** Whether a part of what v2 has together is meant, and cannot be written. */
function isPart({ apart, isLoose, elements }: Mask, to: string): boolean {
  const element = elements.find(({ container }) => container === to);
  return element ? element.edit === null : apart.has(to) && isLoose;
}

const WHOLE = { confidence: "safe", reason: null } as const;
const PART = {
  confidence: "review",
  reason: "v2 has it in an object of which the rest stays as it is",
} as const;

function removeName(file: string, name: ts.Node, mask: ts.Expression) {
  if (ts.isArrayLiteralExpression(mask)) return removeProperty(file, name, mask.elements);
  const properties = ts.isObjectLiteralExpression(mask) ? [...mask.properties] : [];
  return removeProperty(file, name.parent, properties);
}
