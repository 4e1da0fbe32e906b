import { ts } from "ts-morph";
import { isTypeScript } from "../../program/is-typescript.ts";
import { oncePer } from "../../program/once-per.ts";
import type { Machine } from "../../provenance/machine.ts";
import { copiedFrom } from "../../provenance/members/copied.ts";
import { knownTexts } from "../../provenance/text/text.ts";
import { type SiteValue, writtenNames } from "../../provenance/value.ts";
import { NOTHING } from "../../provenance/values.ts";
import { isAnswered, isOfService } from "../value-origin.ts";
import { isDeeper } from "./is-deeper.ts";
import { meetsHabits } from "./meets-habits.ts";
import { isTakenIn } from "./taken-in.ts";
import { writtenByAny, writtenByKey } from "./written-by-key.ts";

/** Whether an object that has members under their own names gets others under names that only a run tells. */
export function isFilledByName(machine: Machine, site: SiteValue): boolean {
  if (site.spread.values.size === 0)
    return site.element.values.size > 0 && declaredNames(site).some(isDeeper);
  if (site.element.values.size > 0 || isWrittenApart(machine, site)) return true;
  return namesSeveral(machine, site.node) && !isChangedAnswer(machine, site);
}

/** Whether a copy of a habit that no code takes for a habit gets members by names that are kept as text. */
function isWrittenApart(machine: Machine, site: SiteValue): boolean {
  return (
    isTakenIn(machine, site) &&
    (writtenByKey(machine).has(site) || writtenByAny(machine).has(site)) &&
    !meetsHabits(machine, [site], isTypeScript(site.node) ? isOfService : isAnswered)
  );
}

/** Whether a copy of what the service answered gets another value of a member: v2's are written out there. */
function isChangedAnswer(machine: Machine, { node }: SiteValue): boolean {
  return changedAnswers(machine).has(node);
}

/** The literals that copy an answer: for some callers that is known only by its type. */
const changedAnswers = oncePer(
  (machine: Machine): ReadonlySet<ts.Node> =>
    new Set(
      machine.sites
        .filter((site) => ts.isObjectLiteralExpression(site.node) && copiesAnswer(machine, site))
        .map(({ node }) => node),
    ),
);

/**
 * A type alone may as well be that of a form, whose fields have its names, and what takes a habit in where it can have
 * its old names hides that.
 */
function copiesAnswer(machine: Machine, site: SiteValue): boolean {
  if (site.spread.values.size === 0) return false;
  const isMeant = isTypeScript(site.node) ? isOfService : isAnswered;
  const isOther = (each: SiteValue): boolean => each !== site && isTakenIn(machine, each);
  return copiedFrom(machine, [site], isOther).some(isMeant);
}

/** What begins empty declares nothing: `form.target = Number(form.target)` is of a member that only a run has named. */
function declaredNames(site: SiteValue): readonly string[] {
  const { node } = site;
  const isEmpty = ts.isObjectLiteralExpression(node) && node.properties.length === 0;
  return isEmpty ? [] : writtenNames(site);
}

/**
 * Whether one place fills in several members, of which v2 has one deeper: `{ ...form, [action.name]: value }`
 * where actions name `title` and `target`. No name could stand there for it.
 */
function namesSeveral({ seen }: Machine, node: ts.Node): boolean {
  if (!ts.isObjectLiteralExpression(node)) return false;
  return node.properties.some((property) => {
    const { name } = property;
    if (!name || !ts.isComputedPropertyName(name) || isCopy(property, name.expression))
      return false;
    const names = new Set(knownTexts(seen.get(name.expression) ?? NOTHING));
    return names.size > 1 && [...names].some(isDeeper);
  });
}

/** `[name]: habit[name]` */
function isCopy(property: ts.ObjectLiteralElementLike, key: ts.Expression): boolean {
  if (!ts.isPropertyAssignment(property)) return false;
  const { initializer } = property;
  return (
    ts.isElementAccessExpression(initializer) &&
    initializer.argumentExpression.getText() === key.getText()
  );
}
