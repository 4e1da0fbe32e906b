import type {
  TmplAstBoundAttribute,
  TmplAstBoundEvent,
  TmplAstElement,
  TmplAstNode,
  TmplAstTemplate,
} from "@angular/compiler";
import { TYPED } from "../offered.ts";
import { DIRECTIVE, DIRECTIVES, OWN_VIEW } from "./aliases.ts";
import { compiler } from "./compiler.ts";
import { contentViews } from "./content-views.ts";
import { bareAst, MODEL } from "./expression-writer.ts";
import { CONTEXT, contextAmong, OUTLET, writeOutlet } from "./outlet-writer.ts";
import { ANYTHING, type Place, partsOf, withLocals, writeCode, writeShown } from "./place.ts";
import { fieldOf, writeOffer } from "./write-offer.ts";

/** What has bindings: an element, or a template in its place. */
type Bound = Pick<TmplAstTemplate, "attributes" | "inputs" | "outputs" | "startSourceSpan"> & {
  readonly name?: string;
  readonly children?: readonly TmplAstNode[];
};

/** A component or directive that an element may be. */
interface Owner {
  /** The name that it has in the code. */
  readonly name: string;
  /** The code that gives the name of the member that an input or output is. */
  member(input: string): string;
}

/** Writes an element: what it is given, what it does on events, and what stands in it. */
export function writeElement(node: TmplAstElement, place: Place): void {
  const { writer } = place;
  writer.write("{\n");
  const compared = writeBindings(node, place) ?? place.compared;
  writeContent(node, place);
  const field = fieldOf(node);
  writeOffer(node, node.name === "input" ? { ...place, field } : place);
  const inside = { ...place, compared, field: node.name === "select" ? field : place.field };
  place.views.writeNodes(node.children, inside);
  writer.write("}\n");
}

/** Gives a component the templates that stand in it, and the directives that these have. */
function writeContent(node: TmplAstElement, { writer }: Place): void {
  const [selector] = selectorsOf(node);
  if (selector === undefined) return;
  const project = (alias: string, held: string): void =>
    writer.write(`${MODEL}.project(${ownerName(0)}, ${memberOf(selector, alias)}, ${held});\n`);
  for (const view of contentViews(node.name, node.children)) {
    for (const alias of view.aliases) project(alias, view.name);
    for (const directive of selectorsOf(view.node)) {
      writer.write(`{ const \u01B2on = ${MODEL}.elementApart(${JSON.stringify(directive)});\n`);
      writer.write(`${MODEL}.project(\u01B2on, ${memberOf(directive, OWN_VIEW)}, ${view.name});\n`);
      project(DIRECTIVE, "\u01B2on");
      project(DIRECTIVES, `${MODEL}.queried(\u01B2on)`);
      writer.write("}\n");
    }
  }
}

function ownerName(index: number): string {
  return `\u01B2owner${index}`;
}

/** The code that gives the name of the member that an input or output is. */
function memberOf(selector: string, input: string): string {
  return `${MODEL}.member(${JSON.stringify(selector)}, ${JSON.stringify(input)})`;
}

/** Writes inputs and events; gives what `[ngSwitch]` compares with. */
export function writeBindings(node: Bound, outer: Place): Place["compared"] {
  const place = { ...outer, tag: node.startSourceSpan.start.offset };
  const owners = selectorsOf(node).map((selector, index): Owner => {
    const name = ownerName(index);
    const hasViews = contentViews(node.name, node.children ?? []).length > 0;
    const made = index === 0 && hasViews ? "elementApart" : "element";
    place.writer.write(`const ${name} = ${MODEL}.${made}(${JSON.stringify(selector)});\n`);
    return { name, member: (input) => memberOf(selector, input) };
  });
  let compared: Place["compared"] = null;
  for (const input of node.inputs) {
    if (input.name === "ngSwitch") compared = input.value;
    else if (input.name === OUTLET) writeOutlet(input.value, contextAmong(node.inputs), place);
    else if (input.name !== CONTEXT) writeInput(input, owners, place);
  }
  for (const output of node.outputs) writeOutput(output, owners, place);
  return compared;
}

/** The selectors of components and directives that an element may match. */
function selectorsOf(node: Bound): readonly string[] {
  const attributes = [...node.attributes, ...node.inputs, ...node.outputs].map(({ name }) => name);
  const own = node.name?.includes("-") ? [node.name] : [];
  const named = attributes.filter((name) => /^[a-z]+[A-Z]/.test(name) && !/^ng[A-Z]/.test(name));
  return [...own, ...[...new Set(named)].map((name) => `[${name}]`)];
}

function writeInput(
  { name, type, value, valueSpan }: TmplAstBoundAttribute,
  owners: readonly Owner[],
  place: Place,
): void {
  // `<div @expand>` only names what is animated.
  if (!valueSpan) return;
  const [only, ...others] = partsOf(value);
  const isWhole = only !== undefined && only === bareAst(value);
  if (owners.length === 0 || !isWhole || others.length > 0) {
    writeShown(value, place);
    return;
  }
  const { writer } = place;
  const isTwoWay = type === compiler().BindingType.TwoWay;
  writer.write(`{ const \u01B2given = ${isTwoWay ? `${MODEL}.handed` : ""}(`);
  writeCode(only, place);
  writer.write(");\n");
  for (const owner of owners)
    writer.write(`${MODEL}.give(${owner.name}, ${owner.member(name)}, \u01B2given);\n`);
  writer.write("}\n");
}

/** What happens on an event, with what the event carries. */
function writeOutput(
  { name, handler, type }: TmplAstBoundEvent,
  owners: readonly Owner[],
  place: Place,
): void {
  const { EmptyExpr, ParsedEventType } = compiler();
  if (bareAst(handler) instanceof EmptyExpr) return;
  const { writer } = place;
  if (type === ParsedEventType.TwoWay && name === "ngModelChange") {
    writer.write(`{ const ${TYPED} = ${ANYTHING};\n`);
    writeCode(handler, place);
    writer.write(` = ${TYPED};\n}\n`);
    return;
  }
  const base = name.replace(/Change$/, "");
  const events = owners.map(
    (owner) =>
      `${MODEL}.event(${owner.name}, ${owner.member(name)}${base === name ? "" : `, ${owner.member(base)}`})`,
  );
  const event = events.length > 0 ? `[${events.join(", ")}][0]` : ANYTHING;
  writer.write(`{ const $event = ${events.length === 1 ? events[0] : event};\n`);
  if (type === ParsedEventType.TwoWay) {
    writer.write(`${MODEL}.bind((`);
    writeCode(handler, place);
    writer.write("), (\u01B2told) => { ");
    writeCode(handler, place);
    writer.write(" = \u01B2told; }, $event);\n}\n");
    return;
  }
  writeCode(handler, withLocals(place, "$event"));
  writer.write(";\n}\n");
}
