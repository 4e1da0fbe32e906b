import type { FieldPath } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { elementName } from "../../facts/member-reads.ts";
import { containerOfName, type RemoveMapping } from "../../facts/shapes.ts";
import { bindingOf } from "../element-binding.ts";
import { describeField } from "../messages.ts";
import { removeProperty } from "../property-list.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf, type Receiver } from "../receiver.ts";
import { countedUses, isExported } from "./counted-uses.ts";
import { lengthElement } from "./length-element.ts";
import { readsFromRest } from "./reads-from-rest.ts";

/** `{ completedDates }` of a pattern: where nothing of it is used, it goes; else it needs a person. */
export function proposeRemovedElement(
  facts: Facts,
  element: ts.BindingElement,
  mapping: RemoveMapping,
  receiver: Receiver,
): Proposal {
  const base = {
    change: mapping.change,
    node: element,
    message: describeField(mapping, "habit"),
    ties: receiver.carriers,
  };
  const edits = editsFor(facts, element, mapping);
  if (!edits) return { ...base, edits: null, confidence: "manual", reason: mapping.reason };
  return { ...base, edits, confidence: receiver.confidence, reason: receiver.reason };
}

/** Where v2 has the count that every use of the variable asks for; null where it is used for more, or not at all. */
export function countOf(
  facts: Facts,
  element: ts.BindingElement,
  mapping: RemoveMapping,
): { readonly to: FieldPath; readonly uses: readonly Edit[] } | null {
  if (mapping.count && lengthElement(element)) return { to: mapping.count, uses: [] };
  const edits = mapping.count && countedUses(pathOf(element), usesOf(facts, element) ?? []);
  return mapping.count && edits ? { to: mapping.count, uses: edits } : null;
}

/** Null where other modules may use it, too. */
function usesOf(facts: Facts, element: ts.BindingElement): readonly ts.Identifier[] | null {
  const binding = bindingOf(facts, element);
  if (!binding || isExported(binding)) return null;
  return binding.references.filter((reference) => reference !== element.name);
}

function editsFor(
  facts: Facts,
  element: ts.BindingElement,
  mapping: RemoveMapping,
): readonly Edit[] | null {
  const pattern = element.parent;
  const uses = usesOf(facts, element);
  if (!uses || uses.length > 0 || !mapping.count || !ts.isObjectBindingPattern(pattern))
    return null;
  return unused(facts, element, pattern, String(mapping.count[0]));
}

/** Taken only to keep it out of the rest: its container is kept out instead, unless another element does, or the rest is read for it. */
function unused(
  facts: Facts,
  element: ts.BindingElement,
  pattern: ts.ObjectBindingPattern,
  container: string,
): readonly Edit[] {
  const file = pathOf(element);
  const rest = pattern.elements.find(({ dotDotDotToken }) => dotDotDotToken);
  const isKeptOut = rest && !readsFromRest(facts, rest, container, "habit");
  const others = pattern.elements.some(
    (other) =>
      other !== element && containerOfName("habit", elementName(other) ?? "") === container,
  );
  return isKeptOut && !others
    ? [replace(file, rangeOf(element), container)]
    : [removeProperty(file, element, pattern.elements)];
}
