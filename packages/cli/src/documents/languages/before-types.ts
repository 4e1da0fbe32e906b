import { type Code, textAt } from "./code.ts";

/** The token of a name, stepping back over its type arguments: `GetFromJsonAsync<List<Habit>>`. */
export function beforeTypes({ tokens }: Code, index: number): number {
  if (textAt(tokens, index) !== ">") return index;
  let depth = 0;
  for (let at = index; at > 0 && at > index - 24; at--) {
    if (textAt(tokens, at) === ">") depth++;
    else if (textAt(tokens, at) === "<" && --depth === 0) return at - 1;
  }
  return index;
}
