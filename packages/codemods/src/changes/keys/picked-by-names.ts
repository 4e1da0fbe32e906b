import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import { rootFrameOf } from "../../facts/root-frame.ts";
import {
  containerOf,
  type MoveMapping,
  mappingOf,
  movesAmong,
  namesWithin,
  type Role,
} from "../../facts/shapes.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { namesOfAll } from "../../provenance/text/key-texts.ts";
import { knownText } from "../../provenance/text/text.ts";
import { isSite } from "../../provenance/value.ts";
import { holdsOnly } from "../key-uses.ts";
import { describeField } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf, receiverOf } from "../receiver.ts";
import { type SoughtKey, soughtInLists } from "./asks-for-names.ts";
import { renamedLists } from "./renamed-lists.ts";
import { gainedBy } from "./telling-member.ts";

/**
 * Members that are picked, or left out, by lists of v1 names: `Object.entries(habit).filter(([key]) => names.includes(key))`.
 * The lists stay, and are asked for the v1 name of each key; a compiler may want those of v2 in them. Null where no list is asked, or one of what has no name in v2.
 */
export function pickedByNames(
  facts: Facts,
  statement: ts.Node,
  picked: ts.Expression,
): readonly Proposal[] | null {
  const sought = soughtInLists(statement);
  const values = facts.seen(picked);
  const [role, ...others] = facts.roles.rolesOf(values);
  if (!sought?.length || !role || others.length > 0 || !holdsOnly(facts, values, role)) return null;
  const receiver = receiverOf(facts, values, role);
  const asked = sought.map((each) => askedFor(facts, each, role));
  if (!receiver || receiver.mixed || asked.includes(null)) return null;
  return asked.flatMap((each) =>
    each === null
      ? []
      : each.moves.map((mapping) => ({
          change: mapping.change,
          node: each.key,
          message: describeField(mapping, role),
          edits: each.edits,
          ...(each.isWhole
            ? { confidence: receiver.confidence, reason: receiver.reason }
            : { confidence: "review" as const, reason: PARTLY }),
          ties: receiver.carriers,
        })),
  );
}

const PARTLY = "v2 has what is named here together with what is not";

/** A question of a list, as it is asked of what v2 has. */
interface Asked {
  readonly key: ts.Node;
  readonly moves: readonly MoveMapping[];
  readonly edits: readonly Edit[];
  /** Whether nothing else goes along with what is named. */
  readonly isWhole: boolean;
}

function askedFor(facts: Facts, sought: SoughtKey, role: Role): Asked | null {
  const { key, isDenied } = sought;
  const names = namesIn(facts, sought);
  const moves = names ? movesAmong(role, names) : [];
  // To leave out what v2 has no more changes nothing.
  const isFree =
    isDenied && (names?.some((name) => mappingOf(role, name)?.op === "remove") ?? false);
  if (!names || (moves.length === 0 && !isFree)) return null;
  if (names.some((name) => isOtherInV2(role, name, isDenied))) return null;
  const isPart = (mapping: MoveMapping): boolean => {
    const container = containerOf(mapping);
    return container !== null && namesWithin(role, container).some((name) => !names.includes(name));
  };
  if (isDenied && moves.some(isPart)) return null;
  const lists = isTypeScript(key) ? renamedLists(facts, sought.names, role) : null;
  const edits = lists ?? [replace(pathOf(key), rangeOf(key), oldName(key, moves))];
  return { key, moves, edits, isWhole: !moves.some((each) => isPart(each) && !each.readOnly) };
}

/** `{ name: 'title' }[key] ?? key`: what v1 calls a member of v2. */
function oldName(key: ts.Identifier, moves: readonly MoveMapping[]): string {
  const olds = new Map<string, string>();
  for (const { from, to } of moves) olds.set(String(to[0]), olds.get(String(to[0])) ?? from);
  const members = [...olds].map(([to, from]) => `${to}: ${quoted(from)}`);
  const table = `{ ${members.join(", ")} }`;
  const typed = isTypeScript(key) ? `(${table} as Record<string, string>)` : table;
  const name = `${typed}[${key.text}] ?? ${key.text}`;
  return ts.isBinaryExpression(key.parent) ? `(${name})` : name;
}

/** The names of a list, or of the members of an object of the program's own; null where one of them is only known when the program runs. */
function namesIn(facts: Facts, sought: SoughtKey): readonly string[] | null {
  const { machine, seen, roles } = facts;
  const frame = rootFrameOf(machine);
  const values = seen(sought.names);
  const isTable = [...values].every((value) => isSite(value, "object"));
  if (isTable !== sought.isOfMembers || (isTable && roles.rolesOf(values).size > 0)) return null;
  const texts = isTable
    ? [...namesOfAll(machine, values)]
    : [...values].flatMap((value) => [...machine.verbs.elements(value, frame)]);
  const names = texts.map(knownText);
  return names.includes(null) || names.length === 0 ? null : names.filter((name) => name !== null);
}

/** Whether v2 has nothing of a member that is picked, or has one under a name where v1 had none. */
function isOtherInV2(role: Role, name: string, isDenied: boolean): boolean {
  return (!isDenied && mappingOf(role, name)?.op === "remove") || gainedBy(role, name) !== null;
}
