import {
  bulkDelete,
  type Endpoint,
  type FieldMapping,
  prefixes,
  type ValueSet,
} from "@habitshift/schemas";
import { quoted } from "../../../edit/quote.ts";
import { escapeRegExp } from "../../../program/escape-reg-exp.ts";
import type { Adaptation } from "./adaptation.ts";

/** How a file is written that gets the function. */
export interface AdapterStyle {
  readonly isTyped: boolean;
  readonly eol: string;
  /** Empty where the file has none. */
  readonly semicolon: string;
}

/** The function that gives `fetch` what v2 takes, in place of its arguments. */
export function adapterText(
  name: string,
  adaptations: readonly Adaptation[],
  { eol, isTyped, semicolon }: AdapterStyle,
): string {
  const given = isTyped
    ? "...[url, init = {}]: Parameters<typeof fetch>): Parameters<typeof fetch>"
    : "url, init = {})";
  const lines = [
    "/** Requests that v2 takes in another form than v1 did, put into it as they are sent. */",
    `function ${name}(${given} {`,
    "  const address = String(url);",
    `  const method = (init.method ?? ${quoted("GET")}).toUpperCase();`,
    ...adaptations.flatMap((each) => branchOf(each, isTyped)),
    "  return [url, init];",
    "}",
  ];
  return lines.map((line) => line.replace(/;$/, semicolon)).join(eol);
}

function branchOf(adaptation: Adaptation, isTyped: boolean): readonly string[] {
  const { endpoint } = adaptation;
  const test = patternOf(VERSION, endpoint);
  return [
    `  if (method === ${quoted(endpoint.method)} && ${test}.test(address)) {`,
    ...linesOf(adaptation, isTyped).map((line) => `    ${line}`),
    "  }",
  ];
}

/** What all prefixes of v2 end with. */
const VERSION = `/${prefixes.v2[0].split("/").at(-1)}`;

function linesOf(adaptation: Adaptation, isTyped: boolean): readonly string[] {
  if (adaptation.by === "batch") return batchLines(adaptation, isTyped);
  return adaptation.by === "query" ? queryLines(adaptation) : bodyLines(adaptation);
}

type AdaptationBy<By> = Extract<Adaptation, { by: By }>;

function bodyLines({ endpoint, fields, parameter, to }: AdaptationBy<"body">): readonly string[] {
  const names = fields.map(({ from }) => from).join(", ");
  const made = ["...rest", ...fields.flatMap((field) => memberOf(field) ?? [])].join(", ");
  return [
    `const { ${names}, ...rest } = JSON.parse(String(init.body));`,
    `const body = JSON.stringify({ ${made} });`,
    `return [${replaced("address", endpoint, to, parameter)}, { ...init, body }];`,
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

function queryLines({ endpoint, parameter, to }: AdaptationBy<"query">): readonly string[] {
  return [
    `const [path, search] = address.split(${quoted("?")});`,
    "const query = new URLSearchParams(search);",
    `const ${parameter} = query.get(${quoted(parameter)}) ?? ${quoted("")};`,
    `query.delete(${quoted(parameter)});`,
    `return [\`\${${replaced("path", endpoint, to, parameter)}}?\${query}\`, init];`,
  ];
}

function batchLines({ endpoint, to }: Adaptation, isTyped: boolean): readonly string[] {
  const { members, operation, operations } = bulkDelete;
  const ids = members.map((name) => `sent.${name}`).join(" ?? ");
  const path = operation.path.replace("{id}", `\${encodeURIComponent(id)}`);
  const one = `(${isTyped ? "id: string" : "id"}) => ({ method: ${quoted(operation.method)}, path: \`${path}\` })`;
  return [
    "const sent = JSON.parse(String(init.body));",
    `const ids = Array.isArray(sent) ? sent : (${ids});`,
    `const body = JSON.stringify({ ${operations}: ids.map(${one}) });`,
    `return [${replaced("address", endpoint, to)}, { ...init, method: ${quoted(to.method)}, body }];`,
  ];
}

/** The address with the path of v2 in place of that of v1, and a parameter put into it. */
function replaced(address: string, endpoint: Endpoint, to: Endpoint, parameter = ""): string {
  const path = to.path.replace(`{${parameter}}`, `\${encodeURIComponent(${parameter})}`);
  const text = path === to.path ? quoted(path) : `() => \`${path}\``;
  return `${address}.replace(${patternOf("", endpoint)}, ${text})`;
}

function patternOf(before: string, { path }: Endpoint): string {
  return `/${escapeRegExp(before + path)}(?=$|\\?)/`;
}
