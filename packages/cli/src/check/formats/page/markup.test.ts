import fc from "fast-check";
import { expect, test } from "vitest";
import { html } from "./markup.ts";

test("text in a template can begin neither an element nor an attribute", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const { text: made } = html`<p title="${text}">${text}</p>`;
      expect(made.match(/[<>]/g)?.join("")).toBe("<><>");
      expect(made.match(/["']/g)?.join("")).toBe('""');
      expect(made).not.toMatch(/&(?!(?:amp|lt|gt|quot|#39);)/);
    }),
  );
});

test("markup in a template stays markup, and nothing stands for nothing", () => {
  expect(
    html`<ul>${[html`<li>${1}</li>`, html`<li>${"<"}</li>`]}${null}${undefined}</ul>`.text,
  ).toBe("<ul><li>1</li><li>&lt;</li></ul>");
});

test("signs that hide or turn text are shown by their number", () => {
  expect(html`${"a\u202Eb\u0000c\uD800d\te\n"}`.text).toBe("a⟨202E⟩b⟨0000⟩c⟨D800⟩d\te\n");
});
