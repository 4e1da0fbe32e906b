import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const file = fileURLToPath(new URL("./consumer.ts", import.meta.url));
const text = `
import {
  type Conversion, convert, ConversionError, convertLines, convertRequest, convertResponse, type HttpRequest, type Note,
} from "@habitshift/converter";
const { value, logs, notes } = convert({ title: "x" }, { kind: "habit", to: "v2" });
const name: string | undefined = value.name;
const habitId: string | undefined = logs?.[0]?.habitId;
const note: Note | undefined = notes[0];
const back: Conversion<{ success: boolean }> = convert({}, { kind: "envelope", to: "v1" });
const pointers: string[] = new ConversionError("x", { pointers: [] }).pointers;
const request: HttpRequest = { method: "GET", url: "/api/v1/habits" };
const requests: HttpRequest[] = convertRequest(request, { clientVersion: "1.2.3" }).requests;
const status: number = convertResponse({ status: 200 }, { request }).response.status;
const bytes: AsyncIterable<Uint8Array> = convertLines([], { kind: "auto", to: "v2" });
// @ts-expect-error: the members of v1 are gone
value.title;
export { back, bytes, habitId, name, note, pointers, requests, status };
`;
const webText = `
import { conversionStream } from "@habitshift/converter";
const stream = conversionStream({ kind: "habit", to: "v2" });
export const piped: ReadableStream<Uint8Array> | undefined = new Response("").body?.pipeThrough(stream);
export const failed: Promise<number> = stream.summary.then((summary) => summary.failed);
`;

function findFaults(source: string, lib: readonly string[]): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: false,
    types: [],
    lib: lib.map((name) => `lib.${name}.d.ts`),
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => path === file || fileExists(path);
  host.readFile = (path) => (path === file ? source : readFile(path));
  host.getSourceFile = (path, version) => {
    const content = host.readFile(path);
    return content === undefined ? undefined : ts.createSourceFile(path, content, version);
  };
  const program = ts.createProgram([file], options, host);
  const found = ts.getPreEmitDiagnostics(program);
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

test("the types hold in a strict project without skipLibCheck and without @types/node", () => {
  expect(findFaults(text, ["es2022"])).toEqual([]);
});

test("a stream is one of the Web, where the project has its types", () => {
  expect(findFaults(webText, ["es2022", "dom"])).toEqual([]);
});
