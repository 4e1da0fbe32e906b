import type { AST, TmplAstTemplate, TmplAstVariable } from "@angular/compiler";
import { compiler } from "./compiler.ts";
import { viewNameOf } from "./content-views.ts";
import { writeBindings } from "./element-writer.ts";
import { CONTEXT, contextAmong, OUTLET, writeOutlet } from "./outlet-writer.ts";
import { ANYTHING, type Place, withLocals, writeCode, writeShown } from "./place.ts";

/** What a view is shown with: by a directive with a star, or by `<ng-template>` itself. */
interface Shown {
  readonly list: Given | null;
  readonly test: Given | null;
  readonly equal: Given | null;
  readonly outlet: Given | null;
  /** The templates that are shown instead. */
  readonly others: readonly Given[];
  readonly rest: readonly Given[];
}

interface Given {
  readonly name: string;
  readonly value: AST;
}

/** Writes a view that is shown once, often or not at all, and the names that it is given. */
export function writeEmbedded(node: TmplAstTemplate, outer: Place): void {
  const { writer } = outer;
  const place = { ...outer, tag: node.startSourceSpan.start.offset };
  const isOwn = node.tagName === "ng-template";
  const shown = sortOut(givenTo(node));
  writer.write("{\n");
  if (isOwn) writeBindings({ ...node, inputs: [] }, outer);
  for (const { value } of shown.rest) writeShown(value, place);
  const name = viewNameOf(node);
  if (name === null) writeShownView(node, shown, place, outer);
  writer.write("}\n");
  if (name !== null) writeNamedView(node, name, outer);
}

/** A view that is shown where others say: known before it stands there, as functions are. */
function writeNamedView(node: TmplAstTemplate, name: string, outer: Place): void {
  const { writer } = outer;
  const given = node.variables.map((each) => `${each.value || "$implicit"}: ${each.name}`);
  writer.write(`function ${name}({ ${given.join(", ")} }) {\n`);
  outer.views.writeView(node.children, inner(outer, node.variables));
  writer.write("}\n");
}

/** The same view for each element, or where a test holds. */
function writeShownView(node: TmplAstTemplate, shown: Shown, place: Place, outer: Place): void {
  const { writer } = place;
  const { list, test, equal } = shown;
  const item = node.variables.find(({ value }) => value === "$implicit" || value === "") ?? null;
  const head = list ?? test;
  const whole = node.variables.filter(({ value }) => value === head?.name);
  const names = whole.map(({ name }) => name);
  const known = head && item ? [...whole, item] : whole;
  if (list) writeListHead(list, names, item, place);
  else if (test) writeTestHead(test, item ? [...names, item.name] : names, place);
  else if (equal && outer.compared) writeEqualHead(equal, outer.compared, place);
  else writer.write("{\n");
  const left = node.variables.filter((variable) => !known.includes(variable));
  writer.write(left.map(counted).join(""));
  outer.views.writeView(node.children, inner(outer, node.variables));
  writer.write("}\n");
  for (const { value } of shown.others) writeOutlet(value, null, place);
  if (shown.outlet) writeOutlet(shown.outlet.value, contextAmong(givenTo(node)), place);
}

type Variable = TmplAstVariable | null;

function writeListHead(list: Given, names: readonly string[], item: Variable, place: Place): void {
  const { writer } = place;
  writeConst("\u01B2list", list.value, place);
  for (const name of names) writer.write(`const ${name} = \u01B2list;\n`);
  writer.write(`for (const ${item?.name ?? "\u01B2item"} of \u01B2list) {\n`);
}

function writeTestHead(test: Given, [first, ...others]: readonly string[], place: Place): void {
  const { writer } = place;
  if (first !== undefined) writeConst(first, test.value, place);
  for (const name of others) writer.write(`const ${name} = ${first};\n`);
  writer.write("if (");
  if (first === undefined) writeCode(test.value, place);
  else writer.write(first);
  writer.write(") {\n");
}

function writeEqualHead({ value }: Given, compared: AST, place: Place): void {
  const { writer } = place;
  writer.write("if (");
  writeCode(compared, { ...place, tag: null });
  writer.write(" === ");
  writeCode(value, place);
  writer.write(") {\n");
}

function inner(place: Place, variables: readonly TmplAstVariable[]): Place {
  return withLocals(place, ...variables.map(({ name }) => name));
}

function writeConst(name: string, value: AST, place: Place): void {
  place.writer.write(`const ${name} = (`);
  writeCode(value, place);
  place.writer.write(");\n");
}

function counted({ name, value }: TmplAstVariable): string {
  return `const ${name} = ${COUNTED.has(value) ? "0" : ANYTHING};\n`;
}

const COUNTED: ReadonlySet<string> = new Set(["index", "count", "first", "last", "even", "odd"]);

function givenTo(node: TmplAstTemplate): readonly Given[] {
  const { TmplAstBoundAttribute } = compiler();
  const bound = node.templateAttrs.filter((each) => each instanceof TmplAstBoundAttribute);
  const own = node.tagName === "ng-template" ? node.inputs : [];
  return [...bound, ...own].map(({ name, value }) => ({ name, value }));
}

/** Which of the values that a view is given decides how often it is shown. */
function sortOut(given: readonly Given[]): Shown {
  const named = (test: RegExp): Given | null => given.find(({ name }) => test.test(name)) ?? null;
  const shown = {
    list: named(/^\w+Of$/),
    test: named(/^(?:ngIf|ngLet|rxIf)$/),
    equal: named(/^ngSwitchCase$/),
    outlet: given.find(({ name }) => name === OUTLET) ?? null,
    others: given.filter(({ name }) => /^ngIf(?:Else|Then)$/.test(name)),
  };
  const taken = [shown.list, shown.test, shown.equal, shown.outlet, ...shown.others];
  const rest = given.filter((each) => !taken.includes(each) && each.name !== CONTEXT);
  return { ...shown, rest };
}
