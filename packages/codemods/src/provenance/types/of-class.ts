import { ts } from "ts-morph";
import { baseClause } from "../classes/base-clause.ts";
import { BASE, classesOf } from "../classes/classes-of.ts";
import type { Machine } from "../machine.ts";
import { isSite, type SiteValue, type Values } from "../value.ts";
import { without } from "../values.ts";
import type { TypeRef } from "./type-ref.ts";

/**
 * Of instances that come from a place which holds those of all classes, as in a container that makes whatever it is
 * asked for: those that a class can mean by which the place is declared where they arrive. All, where none is of the
 * class: a test gives others in its place.
 */
export function ofClass(machine: Machine, values: Values, type: TypeRef): Values {
  const instances = [...values].filter((value) => isSite(value, "instance"));
  if (instances.length < 2) return values;
  const structure = machine.types.expand(type);
  if (structure.is !== "object") return values;
  const { declaration, members } = structure;
  const own = instances.filter((each) => isOf(machine, each, declaration));
  if (own.length === 0 || own.length === instances.length) return values;
  const lacking = instances.filter(
    (each) =>
      !own.includes(each) &&
      [...members.values()].some(({ name, optional }) => !optional && lacks(machine, each, name)),
  );
  return lacking.length === 0
    ? values
    : without(values, (value) => lacking.some((each) => each === value));
}

function isOf(machine: Machine, instance: SiteValue, declaration: ts.Node): boolean {
  return classesOf(machine, instance).some(({ node }) => node === declaration);
}

/** Whether nothing gives an instance a member: none of its classes, all of which are known, and nobody who wrote to it. */
function lacks(machine: Machine, instance: SiteValue, name: string): boolean {
  if (instance.props.get(name)?.values.size) return false;
  return classesOf(machine, instance).every(
    (site) =>
      ts.isClassLike(site.node) &&
      !site.node.members.some((member) => nameOf(member) === name) &&
      areBasesKnown(machine, site, site.node),
  );
}

function areBasesKnown(machine: Machine, site: SiteValue, node: ts.ClassLikeDeclaration): boolean {
  const bases = machine.read(machine.prop(site, BASE));
  return !baseClause(node) || (bases.size > 0 && [...bases].every((base) => isSite(base, "class")));
}

function nameOf({ name }: ts.ClassElement): string | null {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : null;
}
