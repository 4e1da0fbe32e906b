import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const file = fileURLToPath(new URL("./consumer.ts", import.meta.url));
const text = `
import { type Conversion, convert, ConversionError, type Note } from "@habitshift/converter";
const { value, logs, notes } = convert({ title: "x" }, { kind: "habit", to: "v2" });
const name: string | undefined = value.name;
const habitId: string | undefined = logs?.[0]?.habitId;
const note: Note | undefined = notes[0];
const back: Conversion<{ success: boolean }> = convert({}, { kind: "envelope", to: "v1" });
const pointers: string[] = new ConversionError("x", { pointers: [] }).pointers;
// @ts-expect-error: the members of v1 are gone
value.title;
export { back, habitId, name, note, pointers };
`;

test("the types hold in a strict project without skipLibCheck and without @types/node", () => {
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: false,
    types: [],
    lib: ["lib.es2022.d.ts"],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => path === file || fileExists(path);
  host.readFile = (path) => (path === file ? text : readFile(path));
  host.getSourceFile = (path, version) => {
    const source = host.readFile(path);
    return source === undefined ? undefined : ts.createSourceFile(path, source, version);
  };
  const program = ts.createProgram([file], options, host);
  const found = ts.getPreEmitDiagnostics(program);
  expect(
    found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n")),
  ).toEqual([]);
});
