const [quote, minus, dot, zero, nine, space] = [34, 45, 46, 48, 57, 32];
/** What may stand in front of a number: a colon, a comma, a bracket, white space. */
const beforeNumber = new Set([58, 44, 91, 32, 9, 10, 13]);
/** So many digits and dots may be too many for a double. */
const tooMany = 16;
/** An exponent of three digits may be too large for one. */
const longExponent = /\d[eE][+-]?\d{3}/;

/** Whether a JSON text may have a number that no double holds. Quick: asked of every text there is. */
export function mayLoseNumber(text: string): boolean {
  // A run that is long enough covers one of these places.
  for (let index = tooMany - 1; index < text.length; index += tooMany) {
    if (isDigit(text, index) && isLongNumber(text, index)) return true;
  }
  return longExponent.test(text);
}

/** Whether the digits around a place are a number of many; digits of a string do not matter. */
function isLongNumber(text: string, index: number): boolean {
  let start = index;
  let end = index + 1;
  while (isDigit(text, start - 1)) start -= 1;
  while (isDigit(text, end)) end += 1;
  if (end - start < tooMany) return false;
  const before = text.charCodeAt(start - 1) === minus ? start - 2 : start - 1;
  return before < 0 || beforeNumber.has(text.charCodeAt(before));
}

function isDigit(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return (code >= zero && code <= nine) || code === dot;
}

/**
 * The names of members in a JSON text, or more: a string that looks like one counts, too. Undefined
 * where white space in front of a colon makes them hard to tell.
 */
export function countNames(text: string): number | undefined {
  let names = 0;
  for (let at = text.indexOf(":"); at !== -1; at = text.indexOf(":", at + 1)) {
    const before = text.charCodeAt(at - 1);
    if (before === quote) names += 1;
    else if (before <= space) return undefined;
  }
  return names;
}
