import { shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { changeOfRole, mappingOf, movedMapping, pathTo } from "../../facts/shapes.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { isNullish, isSite, writtenNames } from "../../provenance/value.ts";
import { isInTemplate } from "../in-template.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf, receiverOf } from "../receiver.ts";
import { indexAssertion } from "../strictness.ts";
import { writePath } from "../v2-path.ts";

/** What fills a form by the names of its controls, and whether it passes over what it has no control for. */
const FILLING: ReadonlyMap<string, boolean> = new Map([
  ["patchValue", true],
  ["reset", true],
  ["setValue", false],
]);

const FORMS = "@angular/forms";
/** What a template that another file has says of a form that the component has. */
const FILLS = new RegExp(`\\.(?:${[...FILLING.keys()].join("|")})\\(`);

/** Forms of Angular that take a whole habit: their controls are named as the members of v1. */
export function findFilledForms(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  const modules = [...facts.program.modules.values()];
  if (!modules.some(({ text }) => text.includes(FORMS))) return [];
  for (const { source, text } of modules) {
    if (!text.includes(FORMS) && !FILLS.test(text)) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) found.push(...filledBy(facts, node));
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

function filledBy(facts: Facts, { expression, arguments: given }: ts.CallExpression): Proposal[] {
  const [node] = given;
  if (!node || !ts.isPropertyAccessExpression(expression)) return [];
  const isTolerant = FILLING.get(expression.name.text);
  const receiver = isTolerant === undefined ? null : receiverOf(facts, facts.seen(node), "habit");
  if (!receiver) return [];
  const names = controlsOf(facts, expression.expression);
  const isForm = names !== null || expression.getSourceFile().text.includes(FORMS);
  if (!isForm || (names && !names.some((name) => mappingOf("habit", name)))) return [];
  const edits = isTolerant && names && handedByName(facts, node, names);
  const isLeft = !edits || receiver.confidence === "manual";
  return [
    {
      change: changeOfRole("habit"),
      node,
      message: "the controls of the form take members of a habit by their v1 names",
      edits: isLeft ? null : edits,
      confidence: isLeft ? "manual" : receiver.confidence,
      reason: isLeft ? "give the form an object with a member for each control" : receiver.reason,
      ties: receiver.carriers,
    },
  ];
}

/** The names of the controls of a form; null where they are not known. */
function controlsOf(facts: Facts, form: ts.Expression): readonly string[] | null {
  const groups = [...facts.seen(form)].flatMap((value) =>
    isSite(value, "instance") ? [...(value.props.get("controls")?.values ?? [])] : [],
  );
  const names = groups.flatMap((group) => (isSite(group, "object") ? writtenNames(group) : []));
  return names.length > 0 ? [...new Set(names)] : null;
}

/**
 * What controls have of a habit by their names, and behind all that it has where some are not known of habits: nothing
 * where there is none. Null where v2 lacks one.
 */
function handedByName(
  facts: Facts,
  habit: ts.Expression,
  names: readonly string[],
): readonly Edit[] | null {
  if (!isRepeatable(habit)) return null;
  const file = pathOf(habit);
  const members: Piece[][] = [];
  for (const name of names) {
    const mapping = movedMapping("habit", name);
    if (mapping?.op === "remove" || (!mapping && isNew(name))) return null;
    if (!mapping) continue;
    const path = writePath(mapping.to, false, indexAssertion(facts, file));
    members.push([`${name}: `, rangeOf(habit), `.${path}`]);
  }
  if (members.length < names.length) {
    // Templates have no spread.
    if (isInTemplate(habit)) return null;
    members.unshift(["...", rangeOf(habit)]);
  }
  const listed = members.flatMap((member, index) => (index > 0 ? [", ", ...member] : member));
  const asked = [...facts.seen(habit)].some(isNullish) ? [rangeOf(habit), " && "] : [];
  return [replace(file, rangeOf(habit), ...asked, "{ ", ...listed, " }")];
}

/** Whether a habit of v2 has a member of that name, and one of v1 had none. */
function isNew(name: string): boolean {
  return shapeMappings.habit.fields.some((field) => pathTo(field)[0] === name);
}
