import { ts } from "ts-morph";
import { isAssigned } from "../../program/is-assigned.ts";
import { oncePer } from "../../program/once-per.ts";
import type { Machine } from "../machine.ts";
import type { SiteValue, Values } from "../value.ts";
import { JUST_UNKNOWN, NOTHING } from "../values.ts";
import { BASE, classesOf } from "./classes-of.ts";

/** What a base of which nothing is known, such as `HTMLElement`, gives under a name that no class of the program fills. */
export function givenByLibrary(machine: Machine, self: SiteValue, name: string): Values {
  const classes = classesOf(machine, self);
  const isOpen = classes.some((site) =>
    [...machine.read(machine.prop(site, BASE))].some(({ kind }) => kind === "unknown"),
  );
  return isOpen && !classes.some(({ node }) => filledNames(node).has(name))
    ? JUST_UNKNOWN
    : NOTHING;
}

/** The names of the members that a class declares, and of those that its code writes to any object. */
const filledNames = oncePer((node: ts.Node): ReadonlySet<string> => {
  const names = new Set<string>();
  const visit = (each: ts.Node): void => {
    if (ts.isClassElement(each) && each.name && ts.isMemberName(each.name))
      names.add(each.name.text);
    if (ts.isPropertyAccessExpression(each) && isAssigned(each)) names.add(each.name.text);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return names;
});
