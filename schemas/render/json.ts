const width = 100;

/** JSON as this repository's formatter writes it: an array of scalars stands on one line if it fits. */
export function renderJson(value: unknown): string {
  return `${render(value, "", 0)}\n`;
}

/** `taken` is the width of what stands before the value on its line, a comma after it included. */
function render(value: unknown, indent: string, taken: number): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const flat = `[${value.map((item) => JSON.stringify(item)).join(", ")}]`;
    const scalars = value.every((item) => typeof item !== "object" || item === null);
    if (value.length === 0 || (scalars && taken + flat.length <= width)) return flat;
    return wrap(
      "[",
      value.map((item) => inner + render(item, inner, inner.length + 1)),
      `${indent}]`,
    );
  }
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  if (members.length === 0) return "{}";
  const lines = members.map(([name, member]) => {
    const head = `${inner}${JSON.stringify(name)}: `;
    return head + render(member, inner, head.length + 1);
  });
  return wrap("{", lines, `${indent}}`);
}

function wrap(open: string, lines: readonly string[], close: string): string {
  return `${open}\n${lines.join(",\n")}\n${close}`;
}
