/** How a piece of text looks. */
export interface Style {
  readonly colour: string;
  readonly bold: boolean;
  readonly dim: boolean;
}

/** Text of one style, on one line. */
export interface Piece {
  readonly text: string;
  /** From 0. */
  readonly column: number;
  readonly style: Style;
}

export const plain: Style = { colour: "#e6edf3", bold: false, dim: false };

/** Colours by SGR code; what is not listed is drawn in the colour of plain text. */
const colours: Readonly<Record<number, string>> = {
  31: "#ff7b72",
  32: "#7ee787",
  33: "#e3b341",
  34: "#79c0ff",
  35: "#d2a8ff",
  36: "#76e3ea",
  90: "#8b949e",
};

/**
 * Reads what a program printed to a terminal of so many columns: SGR sequences become styles, longer lines wrap.
 *
 * @returns The pieces of each line of the screen.
 */
export function readScreen(printed: string, columns: number): readonly (readonly Piece[])[] {
  let style = plain;
  return printed.split("\n").flatMap((line) => {
    // Up to the first escape sequence the style goes on from the line above.
    const spans = `m${line}`.split("\u001b[").map((part, index) => {
      const end = part.indexOf("m");
      if (index > 0) style = part.slice(0, end).split(";").map(Number).reduce(restyle, style);
      return { text: part.slice(end + 1), style };
    });
    return wrap(spans, columns);
  });
}

function restyle(style: Style, code: number): Style {
  if (code === 0) return plain;
  if (code === 1) return { ...style, bold: true };
  if (code === 2) return { ...style, dim: true };
  if (code === 22) return { ...style, bold: false, dim: false };
  if (code === 39) return { ...style, colour: plain.colour };
  return { ...style, colour: colours[code] ?? style.colour };
}

function wrap(
  spans: readonly { readonly text: string; readonly style: Style }[],
  columns: number,
): readonly (readonly Piece[])[] {
  const rows: Piece[][] = [[]];
  let column = 0;
  for (const { text, style } of spans) {
    for (let rest = [...text]; rest.length > 0; ) {
      if (column === columns) {
        rows.push([]);
        column = 0;
      }
      const fitting = rest.slice(0, columns - column);
      rows.at(-1)?.push({ text: fitting.join(""), column, style });
      column += fitting.length;
      rest = rest.slice(fitting.length);
    }
  }
  return rows;
}
