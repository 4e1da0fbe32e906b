import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, insert, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import type { KeyPath } from "../../provenance/key-paths.ts";
import { MESSAGE } from "../envelope/error-text.ts";
import { isV2Only } from "../envelope/is-v2-only.ts";
import { rewriteSuccess } from "../envelope/rewrite-success.ts";
import { followKeys, type KeyUses } from "../key-uses.ts";
import { ERROR_MESSAGE, SUCCESS_MESSAGE } from "../messages.ts";
import type { Outcome, Proposal } from "../proposal.ts";
import { pathOf, type Receiver, receiverOf } from "../receiver.ts";
import { calledName, choosesByTruth } from "./chooses-by-truth.ts";
import { isForPaths } from "./is-for-paths.ts";

const SUCCESS = envelope.success.member;
const ERROR = envelope.error.member;

/** Members of the envelope that a library looks up by a path kept as text: `_.get(reply, 'body.error')`. */
export function findEnvelopePaths(facts: Facts): readonly Proposal[] {
  const { all } = facts.machine.keyPaths;
  const found = [...all].filter(([, { steps }]) => steps.some(({ name }) => isOfEnvelope(name)));
  const uses = followKeys(facts, new Set(found.map(([literal]) => literal)));
  return found.flatMap(([literal, path]) => proposalsFor(facts, uses, literal, path));
}

function isOfEnvelope(name: string): boolean {
  return name === SUCCESS || name === ERROR;
}

function proposalsFor(
  facts: Facts,
  uses: KeyUses,
  literal: ts.StringLiteralLike,
  path: KeyPath,
): readonly Proposal[] {
  return path.steps.flatMap(({ name, receivers }, index): readonly Proposal[] => {
    if (!isOfEnvelope(name) || isV2Only(receivers)) return [];
    const receiver = receiverOf(facts, receivers, "envelope");
    if (!receiver || isV2Path(path, index)) return [];
    const isSuccess = name === SUCCESS;
    const isAlone = !receiver.mixed && isForPaths(facts, literal, uses);
    const edits = isAlone ? editsFor(literal, path, index) : null;
    return [
      {
        change: isSuccess ? envelope.success.change : envelope.error.change,
        node: literal,
        message: isSuccess ? SUCCESS_MESSAGE : ERROR_MESSAGE,
        ties: receiver.carriers,
        ...outcome(receiver, edits),
      },
    ];
  });
}

/** Whether a path asks for a member of the error that v2 has. */
function isV2Path({ steps }: KeyPath, index: number): boolean {
  return steps[index]?.name === ERROR && steps[index + 1]?.name === MESSAGE;
}

function outcome(receiver: Receiver, edits: readonly Edit[] | null): Outcome {
  if (!edits)
    return { edits: null, confidence: "manual", reason: "a library looks it up by its name" };
  return { edits, confidence: receiver.confidence, reason: receiver.reason };
}

/** What is read by such a call in v2; null where a person must say. */
function editsFor(
  literal: ts.StringLiteralLike,
  { steps, uses }: KeyPath,
  index: number,
): readonly Edit[] | null {
  const { parent } = literal;
  const isLast = index === steps.length - 1;
  if (!isLast || uses.size !== 1 || !uses.has("read") || !ts.isCallExpression(parent)) return null;
  if (parent.arguments[1] !== literal) return null;
  const called = calledName(parent);
  const isSuccess = steps[index]?.name === SUCCESS;
  if (!READING.has(called))
    return isSuccess && index === 0 && choosesByTruth(parent)
      ? [replace(pathOf(literal), rangeOf(literal), `(reply) => !reply.${ERROR}`)]
      : null;
  return isSuccess ? successOf(parent, literal) : messageOf(parent, literal);
}

/** Functions that do nothing but read what a path leads to. */
const READING: ReadonlySet<string> = new Set(["get", "result"]);

function successOf(call: ts.CallExpression, literal: ts.StringLiteralLike): readonly Edit[] {
  const end = literal.getEnd() - 1;
  const name = replace(pathOf(literal), { start: end - SUCCESS.length, end }, ERROR);
  return [rewriteSuccess(call, { error: [rangeOf(call)], holder: null }), name];
}

/** Without a fallback of its own, an answer that tells of no error had null there. */
function messageOf(call: ts.CallExpression, literal: ts.StringLiteralLike): readonly Edit[] {
  const file = pathOf(literal);
  const message = insert(file, literal.getEnd() - 1, `.${MESSAGE}`);
  return call.arguments.length === 2
    ? [message, insert(file, literal.getEnd(), ", null")]
    : [message];
}
