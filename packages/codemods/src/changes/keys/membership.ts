import { ts } from "ts-morph";
import { type Edit, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { type MovedMapping, mappingOf, memberInV2, type Role } from "../../facts/shapes.ts";
import { hasMember } from "../../provenance/members/has-member.ts";
import { predicateOn } from "../../provenance/types/predicate-on.ts";
import { isWrittenTo, type Values } from "../../provenance/value.ts";
import { holdsOnly } from "../key-uses.ts";
import { describeField } from "../messages.ts";
import { type Proposal, waiting } from "../proposal.ts";
import { readsEither } from "../reads/reads-either.ts";
import { pathOf, type Receiver, receiverOf } from "../receiver.ts";
import { findKeyMemberships } from "./key-memberships.ts";
import { questionsIn } from "./membership-question.ts";
import { gainedBy, isOfRole, isV1AmongOthers, tellingName } from "./telling-member.ts";

/** Questions whether a value has a member: `'streak' in habit`, `Object.hasOwn(habit, 'title')`. */
export function findMemberships(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const { key, object } of questionsIn(facts.program))
    if (ts.isStringLiteral(key)) found.push(...proposalsFor(facts, key, object));
  return [...found, ...findKeyMemberships(facts)];
}

/** v2 has the member, or the one that holds it. */
function proposalsFor(
  facts: Facts,
  name: ts.StringLiteral,
  object: ts.Expression,
): readonly Proposal[] {
  const receivers = facts.seen(object);
  return [...facts.roles.rolesOf(receivers)].flatMap((role): readonly Proposal[] => {
    const mapping = mappingOf(role, name.text);
    const receiver = receiverOf(facts, receivers, role);
    const gained = gainedBy(role, name.text);
    if (receiver && gained && isV1AmongOthers(facts, receivers, role))
      return [
        {
          change: gained.change,
          node: name,
          message: `in v2 a ${role} has \`${name.text}\`, too, by which others are told from it here`,
          edits: null,
          confidence: "manual",
          reason: "ask for something that only the others have",
          ties: receiver.carriers,
        },
      ];
    if (!receiver || (mapping?.op !== "move" && mapping?.op !== "remove")) return [];
    const asked = moved(facts, name, mapping, { object, role, receivers, receiver });
    return asked.edits === null && receiver.mixed ? [asked, waiting(asked)] : [asked];
  });
}

interface Asked {
  readonly object: ts.Expression;
  readonly role: Role;
  readonly receivers: Values;
  readonly receiver: Receiver;
}

/** A question for a member that v2 has elsewhere, asked by what tells the role there. */
function moved(
  facts: Facts,
  name: ts.StringLiteral,
  mapping: MovedMapping,
  { object, role, receivers, receiver }: Asked,
): Proposal {
  const named = memberInV2(mapping);
  const isGuard = predicateOn(facts.program, object) !== null;
  const isOthers =
    !isGuard &&
    !holdsOnly(facts, receivers, role) &&
    (readsEither(facts, receiver, object) || mayHave(facts, receivers, role, name));
  const telling = named && !isOthers ? tellingName(facts, receivers, role, named) : null;
  const { confidence, reason, carriers } = receiver;
  const base = {
    change: mapping.change,
    node: name,
    message: describeField(mapping, role),
    ties: carriers,
  };
  if (telling !== null) return { ...base, edits: [renamed(name, telling)], confidence, reason };
  const why = isOthers || !named ? "others may have it, too" : `others have \`${named}\``;
  return { ...base, edits: null, confidence: "manual", reason: why };
}

/** Whether something else that may stand there, and is read by its own names, has a member of that name, too. */
function mayHave(facts: Facts, values: Values, role: Role, name: ts.StringLiteral): boolean {
  return [...values].some(
    (value) =>
      value.kind === "foreign" ||
      (value.kind === "typed" &&
        !isOfRole(facts, value, role) &&
        hasMember(facts.machine, value, name.text) === true) ||
      (value.kind === "site" &&
        !facts.roles.of.get(value.node)?.has(role) &&
        isWrittenTo(value, name.text)),
  );
}

function renamed(name: ts.StringLiteral, to: string): Edit {
  return replace(pathOf(name), { start: name.getStart() + 1, end: name.getEnd() - 1 }, to);
}
