import { ts } from "ts-morph";
import { classesOf } from "../provenance/classes/classes-of.ts";
import { render } from "../provenance/jsx.ts";
import type { Machine } from "../provenance/machine.ts";
import { valuesOf } from "../provenance/types/typed.ts";
import type { SiteValue } from "../provenance/value.ts";
import { JUST_UNKNOWN, one } from "../provenance/values.ts";

/** Renders a class component that no known code renders, with what its props are declared as; false where a class is none. */
export function renderFromOutside(machine: Machine, site: SiteValue): boolean {
  const base = componentBase(machine, site);
  if (!base) return false;
  const { node, context } = site;
  const [written] = base.typeArguments ?? [];
  const props = machine.site(base, context, "object");
  const given = written ? valuesOf(machine, machine.types.refer(written)) : JUST_UNKNOWN;
  machine.write(props.spread, given);
  render(machine, one(site), props, node, { context, flow: new Map() });
  return true;
}

/** `React.Component<Props>` after `extends`, of a class itself or of its bases. */
function componentBase(machine: Machine, site: SiteValue): ts.ExpressionWithTypeArguments | null {
  for (const { node } of classesOf(machine, site)) {
    const clause = ts.isClassLike(node) ? node.heritageClauses?.[0] : undefined;
    const base = clause?.token === ts.SyntaxKind.ExtendsKeyword ? clause.types[0] : undefined;
    if (base && /(?:^|\.)(?:Pure)?Component$/.test(base.expression.getText())) return base;
  }
  return null;
}
