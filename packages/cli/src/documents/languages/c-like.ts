/** Comments as C has them. */
export const cComments = {
  lineComments: ["//"],
  blockComments: [[/\/\*/y, "*/"]],
} as const;

/** Strings are joined by `+` and nothing else. */
export const plain = { joins: ["+"], adjacent: false, docstrings: false } as const;
