import type { ts } from "ts-morph";
import type { Context } from "../context.ts";
import type { Machine } from "../machine.ts";
import type { SiteValue } from "../value.ts";

/** The array that a rest parameter holds: arguments have their places, those of a spread have none. */
export function restArray(
  machine: Machine,
  parameter: ts.ParameterDeclaration,
  context: Context,
): SiteValue {
  const site = machine.site(parameter, context, "array");
  machine.write(site.element, machine.read(context.rest));
  return site;
}
