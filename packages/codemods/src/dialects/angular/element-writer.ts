import type {
  TmplAstBoundAttribute,
  TmplAstBoundEvent,
  TmplAstElement,
  TmplAstTemplate,
} from "@angular/compiler";
import { compiler } from "./compiler.ts";
import { bareAst, MODEL } from "./expression-writer.ts";
import { ANYTHING, type Place, partsOf, withLocals, writeCode, writeShown } from "./place.ts";

/** What has bindings: an element, or a template in its place. */
type Bound = Pick<TmplAstTemplate, "attributes" | "inputs" | "outputs" | "startSourceSpan"> & {
  readonly name?: string;
};

/** Writes an element: what it is given, what it does on events, and what stands in it. */
export function writeElement(node: TmplAstElement, place: Place): void {
  const { writer } = place;
  writer.write("{\n");
  const inside = { ...place, compared: writeBindings(node, place) ?? place.compared };
  place.views.writeNodes(node.children, inside);
  writer.write("}\n");
}

/** Writes inputs and events; gives what `[ngSwitch]` compares with. */
export function writeBindings(node: Bound, outer: Place): Place["compared"] {
  const place = { ...outer, tag: node.startSourceSpan.start.offset };
  const owners = selectorsOf(node).map((selector, index) => {
    const name = `\u01B2owner${index}`;
    place.writer.write(`const ${name} = ${MODEL}.element(${JSON.stringify(selector)});\n`);
    return name;
  });
  let compared: Place["compared"] = null;
  for (const input of node.inputs) {
    if (input.name === "ngSwitch") compared = input.value;
    else writeInput(input, owners, place);
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
  { name, value }: TmplAstBoundAttribute,
  owners: readonly string[],
  place: Place,
): void {
  const [only, ...others] = partsOf(value);
  const isWhole = only !== undefined && only === bareAst(value);
  if (owners.length === 0 || !isWhole || others.length > 0) {
    writeShown(value, place);
    return;
  }
  const { writer } = place;
  writer.write("{ const \u01B2given = (");
  writeCode(only, place);
  writer.write(");\n");
  for (const owner of owners)
    writer.write(`${MODEL}.give(${owner}, ${JSON.stringify(name)}, \u01B2given);\n`);
  writer.write("}\n");
}

/** What happens on an event, with what the event carries. */
function writeOutput(
  { name, handler, type }: TmplAstBoundEvent,
  owners: readonly string[],
  place: Place,
): void {
  const { EmptyExpr, ParsedEventType } = compiler();
  if (bareAst(handler) instanceof EmptyExpr) return;
  const { writer } = place;
  const events = owners.map((owner) => `${MODEL}.event(${owner}, ${JSON.stringify(name)})`);
  const event = events.length > 0 ? `[${events.join(", ")}][0]` : ANYTHING;
  writer.write(`{ const $event = ${events.length === 1 ? events[0] : event};\n`);
  writeCode(handler, withLocals(place, "$event"));
  writer.write(type === ParsedEventType.TwoWay ? " = $event;\n}\n" : ";\n}\n");
}
