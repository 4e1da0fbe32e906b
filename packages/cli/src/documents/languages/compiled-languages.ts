import { cComments, plain } from "./c-like.ts";
import type { Language } from "./language.ts";
import {
  backslashParentheses,
  braces,
  closeHashes,
  closePair,
  closeTail,
  closeTriple,
  dollarBraces,
  dollarName,
  hashBraces,
  quoted,
  raw,
  triple,
} from "./string-forms.ts";

export const java: Language = {
  name: "Java",
  ...cComments,
  strings: [triple('"'), quoted('"'), quoted("'")],
  ...plain,
};

export const kotlin: Language = {
  name: "Kotlin",
  ...cComments,
  strings: [
    { ...triple('"', [dollarBraces, dollarName]), escapes: false },
    quoted('"', [dollarBraces, dollarName]),
    quoted("'"),
  ],
  ...plain,
};

export const scala: Language = {
  name: "Scala",
  ...cComments,
  strings: [
    { open: /[a-z]+"""/y, close: closeTriple, escapes: false, holes: [dollarBraces, dollarName] },
    { open: /[a-z]+"/y, close: closeTail, escapes: true, holes: [dollarBraces, dollarName] },
    { ...triple('"'), escapes: false },
    quoted('"'),
  ],
  ...plain,
};

export const csharp: Language = {
  name: "C#",
  ...cComments,
  strings: [
    { open: /\$+"""/y, close: closeTriple, escapes: false, holes: [braces] },
    raw(/"""/y),
    { open: /(?:\$@|@\$)"/y, close: closeTail, escapes: false, holes: [braces] },
    { open: /\$"/y, close: closeTail, escapes: true, holes: [braces] },
    raw(/@"/y, closeTail),
    quoted('"'),
    quoted("'"),
  ],
  ...plain,
};

export const swift: Language = {
  name: "Swift",
  ...cComments,
  strings: [
    raw(/#+"/y, (open) => `"${open.slice(0, -1)}`),
    triple('"', [backslashParentheses]),
    quoted('"', [backslashParentheses]),
  ],
  ...plain,
};

export const dart: Language = {
  name: "Dart",
  ...cComments,
  strings: [
    raw(/r(?:"""|''')/y, closeTriple),
    raw(/r["']/y, closeTail),
    triple('"', [dollarBraces, dollarName]),
    triple("'", [dollarBraces, dollarName]),
    quoted('"', [dollarBraces, dollarName]),
    quoted("'", [dollarBraces, dollarName]),
  ],
  joins: ["+"],
  adjacent: true,
  docstrings: false,
};

export const rust: Language = {
  name: "Rust",
  ...cComments,
  strings: [
    raw(/b?r#*"/y, closeHashes),
    { open: /b?"/y, close: closeTail, escapes: true, holes: [] },
    // A character, and no lifetime.
    { open: /'(?=(?:\\.|[^'\\\n])')/y, close: closeTail, escapes: true, holes: [] },
  ],
  ...plain,
};

export const elixir: Language = {
  name: "Elixir",
  lineComments: ["#"],
  blockComments: [],
  strings: [
    triple('"', [hashBraces]),
    { open: /~[sS](?=["([{|/])./y, close: closePair, escapes: true, holes: [hashBraces] },
    quoted('"', [hashBraces]),
    quoted("'", [hashBraces]),
  ],
  joins: ["<>"],
  adjacent: false,
  docstrings: false,
  documenting: ["doc", "moduledoc", "typedoc", "shortdoc"],
};

/** Code in a fence or a template, where the engine does not read it. */
export const javascript: Language = {
  name: "JavaScript",
  ...cComments,
  strings: [quoted("`", [dollarBraces]), quoted('"'), quoted("'")],
  ...plain,
};
