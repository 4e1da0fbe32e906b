/** What a user's own v1 units are called in v2. */
export type Units = Readonly<Record<string, string>>;

type Values = Readonly<Record<string, string>>;

const none: Units = {};

/** The v2 value of a v1 value, by the contract or the user; the same, where neither knows it. */
export function targetOf(text: string, values: Values, units: Units = {}): string {
  if (Object.hasOwn(values, text)) return values[text] as string;
  return Object.hasOwn(units, text) ? (units[text] as string) : text;
}

/** The v1 value of a v2 value: the first that becomes it. */
export function sourceOf(text: string, values: Values, units: Units = none): string {
  return nameOf(text, values) ?? nameOf(text, units) ?? text;
}

function nameOf(text: string, values: Values): string | undefined {
  return Object.keys(values).find((name) => values[name] === text);
}
