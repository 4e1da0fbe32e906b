import { ts } from "ts-morph";
import type { Cell } from "../cell.ts";
import type { Context } from "../context.ts";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import type { SiteValue, Value, Values } from "../value.ts";
import { isSite } from "../value.ts";
import { NOTHING } from "../values.ts";
import { evaluateTemplate, literalText } from "./text.ts";

/** Remembers what the pieces that a tag is called with are, with what stands between them, as one text. */
export function keepTaggedText(
  machine: Machine,
  { template }: ts.TaggedTemplateExpression,
  frame: Frame,
): void {
  const text = ts.isTemplateExpression(template)
    ? evaluateTemplate(machine, template, frame)
    : literalText(machine, template);
  machine.write(cellOf(machine, template, frame.context), text);
}

/** The whole text whose pieces a tag puts together again; nothing where a value is not the pieces of one. */
export function taggedText(machine: Machine, pieces: Value | null): Values {
  return pieces !== null && arePieces(pieces)
    ? machine.read(cellOf(machine, pieces.node, pieces.context))
    : NOTHING;
}

/** Whether a value is the pieces that a tag is called with. */
export function arePieces(value: Value): value is SiteValue {
  return (
    isSite(value, "array") &&
    ts.isTemplateLiteral(value.node) &&
    ts.isTaggedTemplateExpression(value.node.parent)
  );
}

function cellOf(machine: Machine, template: ts.Node, context: Context): Cell {
  return machine.site(template, context, "accumulator").element;
}
