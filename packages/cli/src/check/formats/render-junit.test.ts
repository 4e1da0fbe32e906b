import { changes } from "@habitshift/schemas";
import fc from "fast-check";
import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { renderJunit } from "./render-junit.ts";
import { checkOf, findingOf } from "./testing/checked-values.ts";
import { checks } from "./testing/checks.ts";

interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
  text: string;
}

/** A document as a strict parser reads it, which throws at whatever is not well-formed. */
function parse(xml: string): Node {
  const root: Node = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  const parser = new SaxesParser({ fragment: false });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const node = { name, attributes: attributes as Record<string, string>, children: [], text: "" };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on("text", (text) => {
    const node = open.at(-1);
    if (node) node.text += text;
  });
  parser.on("closetag", () => open.pop());
  parser.write(xml).close();
  const [document] = root.children;
  if (document === undefined) throw new Error("there is no document");
  return document;
}

const readable = (text: string) =>
  text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "\uFFFD");

test("whatever was found is well-formed, and each place is a case", () => {
  fc.assert(
    fc.property(checks, (checked) => {
      const document = parse(renderJunit(checked));
      const cases = document.children.flatMap((suite) => suite.children);
      const kinds = (kind: string) =>
        cases.filter(({ children }) => children.some(({ name }) => name === kind));
      const known = checked.findings.filter(({ baseline }) => baseline === "known").length;
      expect(kinds("skipped").length).toBe(known);
      expect(kinds("failure").length).toBe(checked.findings.length - known);
      expect(kinds("error").length).toBe(checked.unreadable.length);
      expect(document.attributes).toMatchObject({
        tests: String(cases.length),
        failures: String(kinds("failure").length),
        errors: String(kinds("error").length),
        skipped: String(known),
      });
      const files = new Set(cases.flatMap(({ attributes }) => attributes.file ?? []));
      // Attributes have no tabs and line ends but as spaces or references.
      for (const { file } of checked.findings)
        expect([...files].map(plain)).toContain(plain(readable(file)));
    }),
    { numRuns: 100 },
  );
});

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

test("a clean check has a case that passes for each change", () => {
  const { children, attributes } = parse(renderJunit(checkOf([])));
  expect(children.map((suite) => suite.attributes.name)).toEqual(changes.map(({ id }) => id));
  expect(children.every((suite) => suite.children.length === 1)).toBe(true);
  expect(attributes).toMatchObject({ tests: String(changes.length), failures: "0", errors: "0" });
});

test("a failure says what is wrong, what to write, and what proves it", () => {
  const document = parse(renderJunit(checkOf([findingOf({ before: "a < b && \u0000" })])));
  const suite = document.children.find(({ attributes }) => attributes.name === "title-to-name");
  const [place] = suite?.children ?? [];
  expect(place?.attributes).toMatchObject({
    name: "src/api.ts:12:8",
    classname: "habitshift.title-to-name",
    file: "src/api.ts",
    line: "12",
  });
  const [failure] = place?.children ?? [];
  expect(failure?.attributes).toMatchObject({
    type: "warning",
    message: "warning, safe: The habit's title is its name.",
  });
  expect(failure?.text).toContain("before: a < b && \uFFFD");
  expect(failure?.text).toContain("after: habit.name");
  expect(failure?.text).toContain("src/http.ts:4:3: fetch of the habits");
});

test("a file that could not be read is an error", () => {
  const unreadable = [{ file: "a.ts", reason: "it is not UTF-8" }];
  const document = parse(renderJunit({ ...checkOf([]), unreadable }));
  expect(document.attributes.errors).toBe("1");
  expect(document.children.at(-1)?.children[0]?.children[0]).toMatchObject({
    name: "error",
    attributes: { message: "It could not be read: it is not UTF-8" },
  });
});
