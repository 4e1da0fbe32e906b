import { bulkDelete, type Endpoint, type FieldMapping, type ValueSet } from "@habitshift/schemas";
import { quoted } from "../../../edit/quote.ts";
import { escapeRegExp } from "../../../program/escape-reg-exp.ts";
import type { Adaptation } from "./adaptation.ts";
import type { SendingForm, SignatureTypes } from "./sending-form.ts";

/** How a file is written that gets the function. */
export interface AdapterStyle {
  readonly types: SignatureTypes;
  readonly eol: string;
  /** Empty where the file has none. */
  readonly semicolon: string;
}

/** The function that gives a call what v2 takes, in place of its arguments. */
export function adapterText(
  form: SendingForm,
  name: string,
  adaptations: readonly Adaptation[],
  { eol, semicolon, types }: AdapterStyle,
): string {
  const lines = [
    "/** Requests that v2 takes in another form than v1 did, put into it as they are sent. */",
    `function ${form.signature(name, types)} {`,
    `  const address = ${form.address};`,
    ...(form.method ? [`  const method = ${form.method};`] : []),
    ...adaptations.flatMap((each) => branchOf(form, each, types !== "none")),
    `  return ${form.same};`,
    "}",
  ];
  return lines.map((line) => line.replace(/;$/, semicolon)).join(eol);
}

function branchOf(form: SendingForm, adaptation: Adaptation, isTyped: boolean): readonly string[] {
  const { endpoint } = adaptation;
  const isMethod = form.method ? `method === ${quoted(endpoint.method)} && ` : "";
  const test = patternOf(form.before, endpoint);
  return [
    `  if (${isMethod}${test}.test(address)) {`,
    ...linesOf(form, adaptation, isTyped).map((line) => `    ${line}`),
    "  }",
  ];
}

function linesOf(form: SendingForm, adaptation: Adaptation, isTyped: boolean): readonly string[] {
  if (adaptation.by === "batch") return batchLines(form, adaptation, isTyped);
  return adaptation.by === "query"
    ? queryLines(form, adaptation, isTyped)
    : bodyLines(form, adaptation);
}

type AdaptationBy<By> = Extract<Adaptation, { by: By }>;

function bodyLines(
  form: SendingForm,
  { endpoint, fields, parameter, to }: AdaptationBy<"body">,
): readonly string[] {
  const names = fields.map(({ from }) => from).join(", ");
  const made = ["...rest", ...fields.flatMap((field) => memberOf(field) ?? [])].join(", ");
  const address = replaced("address", endpoint, to, parameter);
  return [
    `const { ${names}, ...rest } = ${form.body};`,
    `const body = { ${made} };`,
    `return ${form.given({ address, body: "body", method: null })};`,
  ];
}

/** `targetDate: date`; null for what stands elsewhere in v2. */
function memberOf(field: FieldMapping): string | null {
  if (field.op === "expand")
    return Object.entries(field.values)
      .map(([value, set]) => `...(${field.from} === ${quoted(value)} && ${objectText(set)})`)
      .join(", ");
  if (field.op !== "move") return null;
  const [to = field.from] = field.to;
  const value = Object.entries(field.values ?? {}).reduce(
    (other, [from, into]) => `${field.from} === ${quoted(from)} ? ${quoted(into)} : ${other}`,
    field.from,
  );
  return to === value ? to : `${to}: ${value}`;
}

/** `{ value: 1, unitSymbol: 'rep' }` */
function objectText(set: ValueSet): string {
  const members = Object.entries(set).map(
    ([name, value]) => `${name}: ${typeof value === "string" ? quoted(value) : value}`,
  );
  return `{ ${members.join(", ")} }`;
}

function queryLines(
  form: SendingForm,
  { endpoint, parameter, to }: AdaptationBy<"query">,
  isTyped: boolean,
): readonly string[] {
  // A compiler that does not trust indices takes the first part for one that may be none.
  const first = isTyped ? `path = ${quoted("")}` : "path";
  const path = replaced("path", endpoint, to, parameter);
  const address = `\`\${${path}}?\${query}\``;
  return [
    `const [${first}, search] = address.split(${quoted("?")});`,
    "const query = new URLSearchParams(search);",
    `const ${parameter} = query.get(${quoted(parameter)}) ?? ${quoted("")};`,
    `query.delete(${quoted(parameter)});`,
    `return ${form.given({ address, body: null, method: null })};`,
  ];
}

function batchLines(
  form: SendingForm,
  { endpoint, to }: Adaptation,
  isTyped: boolean,
): readonly string[] {
  const { members, operation, operations } = bulkDelete;
  const ids = members.map((name) => `sent.${name}`).join(" ?? ");
  const path = operation.path.replace("{id}", `\${encodeURIComponent(id)}`);
  const one = `(${isTyped ? "id: string" : "id"}) => ({ method: ${quoted(operation.method)}, path: \`${path}\` })`;
  const address = replaced("address", endpoint, to);
  return [
    `const sent = ${form.body};`,
    `const ids = Array.isArray(sent) ? sent : (${ids});`,
    `const body = { ${operations}: ids.map(${one}) };`,
    `return ${form.given({ address, body: "body", method: quoted(to.method) })};`,
  ];
}

/** The address with the path of v2 in place of that of v1, and a parameter put into it. */
function replaced(address: string, endpoint: Endpoint, to: Endpoint, parameter = ""): string {
  const path = withoutSlash(to).replace(`{${parameter}}`, `\${encodeURIComponent(${parameter})}`);
  const text = path === withoutSlash(to) ? quoted(path) : `() => \`${path}\``;
  return `${address}.replace(${patternOf("", endpoint)}, ${text})`;
}

/** A path where the query begins or the address ends. */
function patternOf(before: string, endpoint: Endpoint): string {
  return `/${before}${escapeRegExp(withoutSlash(endpoint))}(?=$|\\?)/`;
}

function withoutSlash({ path }: Endpoint): string {
  return path.slice(1);
}
