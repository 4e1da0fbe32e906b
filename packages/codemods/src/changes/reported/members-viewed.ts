import { ts } from "ts-morph";
import { rootFrame } from "../../client/axios-instance.ts";
import { type Edit, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import type { Role } from "../../facts/shapes.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { memberName } from "../../program/member-name.ts";
import { handedOut } from "../../provenance/modules/escape.ts";
import { isNullish, isSite, type Value, type Values } from "../../provenance/value.ts";
import { union, without } from "../../provenance/values.ts";
import { carriedBy, isOld } from "../carried.ts";
import { freeName } from "../free-name.ts";
import { areLists, arePayloads } from "../keys/keyed-call.ts";
import { pathOf } from "../receiver.ts";
import { addedNames } from "./added-names.ts";
import { oldView } from "./old-view.ts";

/**
 * Gives members of objects that are put together elsewhere the old names where the whole is handed on:
 * `template(data)` → `template({ ...data, habits: data.habits && data.habits.map((habit) => ({ … })) })`. Null
 * where what they hold is not known.
 */
export function membersViewed(
  facts: Facts,
  node: ts.Identifier,
  role: Role,
): readonly Edit[] | null {
  if (isTypeScript(node)) return null;
  const names = namesOf([...facts.seen(node)]);
  const views = [...(names ?? [])].map((name) => viewOf(facts, node, name, role));
  if (!names || views.includes(null)) return null;
  const written = views.filter((view) => view !== null && view !== "");
  if (written.length === 0) return null;
  const { parent } = node;
  const lead = ts.isShorthandPropertyAssignment(parent) ? `${node.text}: ` : "";
  const text = `${lead}{ ...${node.text}, ${written.join(", ")} }`;
  return [replace(pathOf(node), rangeOf(node), text)];
}

/** The names of what literals have; null where one is something else, or has members that are not named. */
function namesOf(held: readonly Value[]): ReadonlySet<string> | null {
  const names = new Set<string>();
  for (const value of held) {
    if (isNullish(value)) continue;
    if (!isSite(value, "object") || !ts.isObjectLiteralExpression(value.node)) return null;
    for (const member of value.node.properties) {
      const name = memberName(member);
      if (name === null || !/^[A-Za-z_$][\w$]*$/.test(name)) return null;
      names.add(name);
    }
  }
  return names.size > 0 ? names : null;
}

/** What a member becomes; nothing where it holds none of the service, null where that is not known. */
function viewOf(facts: Facts, node: ts.Identifier, name: string, role: Role): string | null {
  const { machine } = facts;
  const frame = rootFrame(machine);
  const held = union(
    ...[...facts.seen(node)]
      .filter((value) => !isNullish(value))
      .map((value) => machine.verbs.member(value, name, frame, node)),
  );
  if (carriedBy(facts, handedOut(machine, [held], frame) ?? []).length === 0) return "";
  const given: Values = without(held, isNullish);
  if (!arePayloads(facts, given, role) || ![...given].every(isOld)) return null;
  const at = `${node.text}.${name}`;
  if (!areLists(facts, given)) {
    const view = oldView(role, at, addedNames(facts, given));
    return view && `${name}: ${at} && (${view})`;
  }
  const item = freeName(facts, role, node);
  const view = oldView(role, item, addedNames(facts, given));
  return view && `${name}: ${at} && ${at}.map((${item}) => (${view}))`;
}
