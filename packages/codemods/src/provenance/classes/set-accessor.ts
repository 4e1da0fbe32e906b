import { ts } from "ts-morph";
import type { Frame } from "../frame.ts";
import { implicitCall } from "../invocation.ts";
import type { Machine } from "../machine.ts";
import type { SiteValue, Values } from "../value.ts";
import { one } from "../values.ts";
import { classesOf } from "./classes-of.ts";
import { isStatic } from "./is-static.ts";

/** Calls the setter that an object has for a member that is written, where it has one. */
export function callSetter(
  machine: Machine,
  site: SiteValue,
  name: string,
  values: Values,
  frame: Frame,
): void {
  const found = settersOf(machine, site).find(({ setter }) => setter.name.getText() === name);
  if (!found) return;
  const { setter, owner } = found;
  const fn = machine.intern.fn(setter, owner.context, site);
  machine.verbs.invoke(one(fn), implicitCall({ frame, node: setter }, [values]));
}

/** The members of an object that a setter takes, by their names. */
export function setterNames(machine: Machine, site: SiteValue): ReadonlySet<string> {
  return new Set(settersOf(machine, site).map(({ setter }) => setter.name.getText()));
}

interface Setter {
  readonly setter: ts.SetAccessorDeclaration;
  readonly owner: SiteValue;
}

function settersOf(machine: Machine, site: SiteValue): readonly Setter[] {
  if (ts.isObjectLiteralExpression(site.node)) return settersIn(site, site.node.properties);
  if (site.is !== "instance" && site.is !== "class") return [];
  return classesOf(machine, site).flatMap((owner) =>
    ts.isClassLike(owner.node)
      ? settersIn(
          owner,
          owner.node.members.filter((each) => isStatic(each) === (site.is === "class")),
        )
      : [],
  );
}

function settersIn(owner: SiteValue, members: readonly ts.Node[]): readonly Setter[] {
  return members.filter(ts.isSetAccessorDeclaration).map((setter) => ({ setter, owner }));
}
