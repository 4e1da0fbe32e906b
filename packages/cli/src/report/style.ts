const codes = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  magenta: [35, 39],
  cyan: [36, 39],
} as const;

/** Marks text for a terminal; each does nothing where there is no colour. */
export type Style = Readonly<Record<keyof typeof codes, (text: string) => string>> & {
  readonly isColoured: boolean;
};

export function createStyle(isColoured: boolean): Style {
  const paint =
    ([open, close]: readonly [number, number]) =>
    (text: string) =>
      isColoured && text !== "" ? `\u001B[${open}m${text}\u001B[${close}m` : text;
  return {
    isColoured,
    bold: paint(codes.bold),
    dim: paint(codes.dim),
    red: paint(codes.red),
    green: paint(codes.green),
    yellow: paint(codes.yellow),
    magenta: paint(codes.magenta),
    cyan: paint(codes.cyan),
  };
}

/** `NO_COLOR` wins over `FORCE_COLOR`, which wins over the terminal; a `CI` is no terminal. */
export function wantsColour(
  env: Readonly<Record<string, string | undefined>>,
  isTerminal: boolean,
): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR !== undefined) return !["0", "false"].includes(env.FORCE_COLOR);
  return isTerminal && env.TERM !== "dumb" && !env.CI;
}
