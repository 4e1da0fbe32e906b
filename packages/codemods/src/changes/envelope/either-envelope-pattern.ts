import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { insert } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { elementName } from "../../facts/member-reads.ts";
import { bindingOf } from "../element-binding.ts";
import { freeName } from "../free-name.ts";
import { ERROR_MESSAGE, SUCCESS_MESSAGE } from "../messages.ts";
import { removeProperty } from "../property-list.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf, type Receiver } from "../receiver.ts";
import { eitherError, isGuard } from "./either-envelope.ts";

const SUCCESS = envelope.success.member;
const ERROR = envelope.error.member;

/**
 * `{ success, data, error }` of an answer of this service or another: `{ data, error, success = !error }`.
 * Null where an element cannot be written so.
 */
export function proposeEitherEnvelope(
  facts: Facts,
  pattern: ts.ObjectBindingPattern,
  receiver: Receiver,
  isClaimed: boolean,
): readonly Proposal[] | null {
  const find = (name: string) => pattern.elements.find((each) => elementName(each) === name);
  const success = find(SUCCESS) ?? null;
  const error = find(ERROR) ?? null;
  if (success?.initializer?.getText().startsWith("!")) return [];
  const errorUses = error ? errorEdits(facts, error) : [];
  if (errorUses === null || success?.initializer || !canGrow(pattern)) return null;
  const isSure = isClaimed || !success || isGuarded(facts, success);
  const base = {
    confidence: isSure ? "safe" : "review",
    reason: isSure ? null : receiver.reason,
    ties: receiver.carriers,
  } as const;
  const found: Proposal[] = [];
  if (success) {
    const edits = successEdits(facts, pattern, success, error);
    const { change } = envelope.success;
    found.push({ ...base, change, node: success, message: SUCCESS_MESSAGE, edits });
  }
  if (error && errorUses.length > 0) {
    const { change } = envelope.error;
    found.push({ ...base, change, node: error, message: ERROR_MESSAGE, edits: errorUses });
  }
  return found;
}

/** Nothing can stand behind the rest. */
function canGrow({ elements }: ts.ObjectBindingPattern): boolean {
  return !elements.some(({ dotDotDotToken }) => dotDotDotToken);
}

function isGuarded(facts: Facts, success: ts.BindingElement): boolean {
  const uses = bindingOf(facts, success)?.references.filter((use) => use !== success.name) ?? [];
  return uses.length > 0 && uses.every(isGuard);
}

/** The element goes behind the error, which it takes its default from. */
function successEdits(
  facts: Facts,
  pattern: ts.ObjectBindingPattern,
  success: ts.BindingElement,
  error: ts.BindingElement | null,
) {
  const file = pathOf(pattern);
  const name = error?.name.getText() ?? freeName(facts, ERROR, pattern.parent);
  const taken = error ? "" : `, ${name === ERROR ? ERROR : `${ERROR}: ${name}`}`;
  const end = pattern.elements.at(-1)?.getEnd() ?? success.getEnd();
  if (pattern.elements.at(-1) === success) {
    const before = error ? "" : `${taken.slice(2)}, `;
    return [insert(file, success.getStart(), before), insert(file, end, ` = !${name}`)];
  }
  return [
    removeProperty(file, success, pattern.elements),
    insert(file, end, `${taken}, ${success.getText()} = !${name}`),
  ];
}

/** What becomes of each use of the error; null where not all of them can be written so. */
function errorEdits(facts: Facts, error: ts.BindingElement) {
  if (!ts.isIdentifier(error.name) || error.initializer) return null;
  const binding = bindingOf(facts, error);
  if (!binding || binding.reassigned) return null;
  const uses = binding.references.filter((use) => use !== error.name);
  if (uses.some(({ parent }) => ts.isShorthandPropertyAssignment(parent))) return null;
  return uses.map(eitherError).filter((edit) => edit !== null);
}
