import type { ts } from "ts-morph";
import type { Edit } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { elementName } from "../../facts/member-reads.ts";
import { containerOf, type MovedMapping, movedMapping, type Role } from "../../facts/shapes.ts";
import { append } from "../../program/append.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { bindingOf } from "../element-binding.ts";
import { describeField } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf, type Receiver } from "../receiver.ts";
import { indexAssertion } from "../strictness.ts";
import { expectsAbsence } from "../v2-path.ts";
import { assertedPattern } from "./asserted-pattern.ts";
import { derivedProps, takesProps } from "./derived-props.ts";
import { takesFromEmpty } from "./may-be-empty.ts";
import { isOptionalMember } from "./optional-member.ts";
import { countOf, proposeRemovedElement } from "./removed-element.ts";
import { proposeRestPattern } from "./rest-pattern.ts";
import { type Taken, takeTogether } from "./taken.ts";
import { proposeTellingElements } from "./telling-reads.ts";

/** `const { title, streak } = habit`: what v2 has in one container is taken from it together. */
export function proposeBindingPattern(
  facts: Facts,
  pattern: ts.ObjectBindingPattern,
  role: Role,
  receiver: Receiver,
): readonly Proposal[] {
  const groups = new Map<string, Taken[]>();
  const telling = proposeTellingElements(facts, pattern, role, receiver);
  const found = [...telling];
  for (const element of pattern.elements) {
    if (telling.some(({ node }) => node === element)) continue;
    const mapping = changeOf(element, role);
    const taken = mapping && takenBy(facts, element, mapping);
    if (taken) {
      const key = containerOf(taken.mapping) ?? taken.mapping.from;
      append(groups, key, taken);
    } else if (mapping?.op === "remove") {
      found.push(proposeRemovedElement(facts, element, mapping, receiver));
    }
  }
  return [...found, ...proposeGroups(facts, pattern, [...groups.values()], role, receiver)];
}

function proposeGroups(
  facts: Facts,
  pattern: ts.ObjectBindingPattern,
  groups: readonly (readonly Taken[])[],
  role: Role,
  receiver: Receiver,
): readonly Proposal[] {
  const isDeep = (taken: readonly Taken[]): boolean => taken.some(({ to }) => to.length > 1);
  // One edit tells of all that is taken; the first that is deeper has it.
  const asserted = assertedPattern(facts, pattern, groups.flat());
  const asserting = groups.find(isDeep);
  return groups.flatMap((taken) => {
    const around = takesProps(pattern) && isDeep(taken) ? derivedProps(facts, pattern) : [];
    const beside = taken === asserting ? asserted : [];
    const edits = around && [...editsFor(facts, pattern, taken, role), ...around, ...beside];
    return proposeTaken(taken, edits, role, receiver);
  });
}

/** What becomes of the member that an element takes; null where it stays. */
function changeOf(element: ts.BindingElement, role: Role): MovedMapping | null {
  const name = elementName(element);
  return name === null ? null : movedMapping(role, name);
}

/** What an element can take of v2; null where v2 has nothing of it that does. */
function takenBy(facts: Facts, element: ts.BindingElement, mapping: MovedMapping): Taken | null {
  const strictness = {
    optional:
      isOptionalMember(facts, element.parent, mapping.from) ||
      takesFromEmpty(element.parent) ||
      isMissedLater(facts, element, mapping),
    unchecked: indexAssertion(facts, pathOf(element)) !== "",
  };
  if (mapping.op === "move") return { element, mapping, to: mapping.to, uses: [], ...strictness };
  const counted = countOf(facts, element, mapping);
  return counted && { element, mapping, ...counted, ...strictness };
}

/**
 * Whether code asks a variable for what v2 may not have, `target != null`, where no compiler knows better; answers have
 * what is read-only.
 */
function isMissedLater(facts: Facts, element: ts.BindingElement, mapping: MovedMapping): boolean {
  if (mapping.op !== "move" || mapping.readOnly || isTypeScript(element)) return false;
  const binding = bindingOf(facts, element);
  return binding?.references.some((use) => use !== binding.node && expectsAbsence(use)) ?? false;
}

function editsFor(
  facts: Facts,
  pattern: ts.ObjectBindingPattern,
  taken: readonly Taken[],
  role: Role,
): readonly Edit[] {
  const rest = pattern.elements.find((element) => element.dotDotDotToken !== undefined);
  const kept = rest && proposeRestPattern(facts, pattern, rest, taken, role);
  return kept ?? [...takeTogether(pattern, taken), ...taken.flatMap(({ uses }) => uses)];
}

/** One proposal for each element; the first has the edits of the pattern. */
function proposeTaken(
  taken: readonly Taken[],
  edits: readonly Edit[] | null,
  role: Role,
  receiver: Receiver,
): readonly Proposal[] {
  return taken.map(({ element, mapping }, index) => ({
    change: mapping.change,
    node: element,
    message: describeField(mapping, role),
    edits: edits && (index === 0 ? edits : []),
    confidence: edits ? receiver.confidence : "manual",
    reason: edits ? receiver.reason : "the props of this component cannot be taken from within",
    ties: receiver.carriers,
  }));
}
