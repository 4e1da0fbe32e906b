import { cComments, plain } from "./c-like.ts";
import type { Language } from "./language.ts";
import {
  braces,
  closeHere,
  closePair,
  closeTail,
  closeTriple,
  dollarBraces,
  hashBraces,
  phpBraces,
  phpName,
  quoted,
  raw,
} from "./string-forms.ts";

export const python: Language = {
  name: "Python",
  lineComments: ["#"],
  blockComments: [],
  strings: [
    {
      open: /(?:[fF][rR]|[rR][fF])(?:"""|''')/y,
      close: closeTriple,
      escapes: false,
      holes: [braces],
    },
    { open: /[fF](?:"""|''')/y, close: closeTriple, escapes: true, holes: [braces] },
    { open: /(?:[fF][rR]|[rR][fF])["']/y, close: closeTail, escapes: false, holes: [braces] },
    { open: /[fF]["']/y, close: closeTail, escapes: true, holes: [braces] },
    raw(/(?:[bB]?[rR]|[rR][bB])(?:"""|''')/y, closeTriple),
    raw(/(?:[bB]?[rR]|[rR][bB])["']/y, closeTail),
    { open: /[bBuU]?(?:"""|''')/y, close: closeTriple, escapes: true, holes: [] },
    { open: /[bBuU]?["']/y, close: closeTail, escapes: true, holes: [] },
  ],
  joins: ["+"],
  adjacent: true,
  docstrings: true,
};

export const ruby: Language = {
  name: "Ruby",
  lineComments: ["#"],
  blockComments: [[/^=begin\b/my, "\n=end"]],
  strings: [
    quoted('"', [hashBraces]),
    quoted("'"),
    quoted("`", [hashBraces]),
    { open: /%[QW]?[([{<|!]/y, close: closePair, escapes: true, holes: [hashBraces] },
    raw(/%[qwi][([{<|!]/y, closePair),
    {
      open: /<<[~-]?["']?[A-Z_]+["']?(?=[^\n]*\n)/y,
      close: closeHere,
      escapes: true,
      holes: [hashBraces],
    },
  ],
  joins: ["+"],
  adjacent: true,
  docstrings: false,
};

export const go: Language = {
  name: "Go",
  ...cComments,
  strings: [quoted('"'), raw(/`/y), quoted("'")],
  ...plain,
};

export const php: Language = {
  name: "PHP",
  lineComments: ["//", "#"],
  blockComments: [[/\/\*/y, "*/"]],
  strings: [quoted('"', [dollarBraces, phpBraces, phpName]), quoted("'")],
  joins: ["."],
  adjacent: false,
  docstrings: false,
};
