import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languageOfFence } from "./languages.ts";
import { tokenize } from "./tokenize.ts";

const names = [
  ...["python", "ruby", "go", "php", "java", "kotlin", "scala", "csharp", "swift", "dart", "rust"],
  ...["elixir", "javascript"],
];

function languageOf(name: string) {
  const language = languageOfFence(name);
  if (language === undefined) throw new Error(name);
  return language;
}

/** Text that code of any language is full of. */
const code = fc
  .array(
    fc.constantFrom(
      ...["'", '"', "`", '"""', "'''", "\\", "{", "}", "$", "#{", "\\(", "$x", "(", ")", "[", "]"],
      ...[
        "//",
        "/*",
        "*/",
        "#",
        "=begin\n",
        "\n",
        " ",
        "f",
        "r#",
        "<<~A\n",
        "A\n",
        "@",
        "x",
        ".",
        "+",
      ],
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(""));

describe.each(names)("%s", (name) => {
  const language = languageOf(name);

  test("every text ends, in tokens that stand one behind another", () => {
    fc.assert(
      fc.property(code, (text) => {
        const { tokens, comments } = tokenize(text, language);
        let at = 0;
        for (const { start, end } of tokens) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(end).toBeGreaterThanOrEqual(start);
          at = end;
        }
        expect(at).toBeLessThanOrEqual(text.length);
        for (const { start, end } of comments) expect(end).toBeGreaterThan(start);
      }),
    );
  });

  test("a string says what stands between its marks, wherever it is", () => {
    const before = fc.constantFrom("", "x = 1\n", "f(y)\n", "\n\n  ");
    const content = fc.stringMatching(/^[\w/.:?=&-]*$/);
    fc.assert(
      fc.property(before, content, (head, text) => {
        const source = `${head}g("${text}", z)\n`;
        const [string] = tokenize(source, language).tokens.filter(({ kind }) => kind === "string");
        if (string?.kind !== "string") throw new Error("no string");
        expect(source.slice(string.start, string.end)).toBe(text);
        expect(string.parts).toEqual(text === "" ? [] : [{ text }]);
      }),
    );
  });
});

test.each([
  ["python", 'f"{{a}}/{b!r}"', [{ text: "{" }, { text: "a}}/" }, { hole: "b!r" }]],
  ["python", 'r"\\d"', [{ text: "\\d" }]],
  ["java", '"\\u002fapi\\/v1"', [{ text: "/api/v1" }]],
  ["csharp", '$"{a["x"]}/b"', [{ hole: 'a["x"]' }, { text: "/b" }]],
  ["swift", '"\\(base)/\\(f(id))"', [{ hole: "base" }, { text: "/" }, { hole: "f(id)" }]],
  ["php", '"{$this->a}/$b->c"', [{ hole: "$this->a" }, { text: "/" }, { hole: "$b->c" }]],
  ["rust", 'r#"a"b"#', [{ text: 'a"b' }]],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: so Kotlin writes it.
  ["kotlin", '"$a/${b.c}"', [{ hole: "$a" }, { text: "/" }, { hole: "b.c" }]],
])("%s: %s", (name, source, parts) => {
  const [token] = tokenize(source, languageOf(name)).tokens;
  if (token?.kind !== "string") throw new Error("no string");
  expect(token.parts).toEqual(parts);
});
