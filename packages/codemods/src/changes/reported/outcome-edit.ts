import { shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import { equalityOf } from "../../program/equality.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { pathOf } from "../receiver.ts";
import { isWritten } from "../writes/field-writes.ts";

/** What v1 answered that was done, and how v2 tells it: by a member that is true where it was the first. */
interface Outcome {
  readonly member: string;
  readonly value: string;
  readonly otherwise: string;
}

const OUTCOME: Outcome | null = outcomeOf();

function outcomeOf(): Outcome | null {
  for (const field of shapeMappings["check-in"].fields) {
    if (field.op !== "expand" || !field.answered) continue;
    const [answered] = Object.entries(field.answered);
    const [otherwise] = Object.keys(field.values);
    const [member] = Object.keys(answered?.[1] ?? {});
    if (answered && member && otherwise) return { member, value: answered[0], otherwise };
  }
  return null;
}

/**
 * `answer.status` → `(answer.skipped ? 'skipped' : 'done')`, and `answer.status === 'done'` → `answer.skipped !== true`.
 * Null where a compiler would ask for the type of it, or nothing may stand before it.
 */
export function outcomeEdit(node: ts.Node): Edit | null {
  if (!OUTCOME || !ts.isPropertyAccessExpression(node) || isTypeScript(node)) return null;
  if (ts.isOptionalChain(node) || isWritten(node)) return null;
  const { member, value, otherwise } = OUTCOME;
  const asked: readonly Piece[] = [rangeOf(node.expression), `.${member}`];
  const { parent } = node;
  if (ts.isBinaryExpression(parent) && parent.left === node) {
    const { operatorToken, right } = parent;
    const isEqual = equalityOf(operatorToken.kind);
    const isKnown = ts.isStringLiteralLike(right) && [value, otherwise].includes(right.text);
    if (isKnown && isEqual !== null) {
      const sign = isEqual === (right.text === value) ? "===" : "!==";
      return replace(pathOf(node), rangeOf(parent), ...asked, ` ${sign} true`);
    }
  }
  return replace(pathOf(node), rangeOf(node), "(", ...asked, ` ? '${value}' : '${otherwise}')`);
}
