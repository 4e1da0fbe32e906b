/**
 * The regular expression that a literal writes, with what remembers a place taken out; null where this
 * version of Node does not know it, or where trying it on a text may never end.
 */
export function expressionOf(literal: string): RegExp | null {
  const end = literal.lastIndexOf("/");
  const source = literal.slice(1, end);
  if (!endsSoon(source)) return null;
  try {
    return new RegExp(source, literal.slice(end + 1).replace(/[gy]/g, ""));
  } catch {
    return null;
  }
}

/** More repetitions than this, each of which may give way to the next, take too long on a long text. */
const MOST_REPETITIONS = 4;
/** As many that may be there or not double the ways to read a text each time. */
const MOST_OPTIONS = 12;

/**
 * Whether an expression is of a kind that is tried in no time: no group is repeated that itself has a
 * quantifier or a choice, since the ways to read a text by that are too many (`/(a+)+$/`).
 */
function endsSoon(source: string): boolean {
  // What stands within brackets or behind a backslash is one character, and what opens a group is no quantifier.
  const bones = source
    .replace(/\\./gs, "x")
    .replace(/\[[^\]]*\]/g, "x")
    .replace(/\(\?(?:<?[=!]|<\w+>|[\w-]*:)?/g, "(");
  const counted = (signs: RegExp): number => bones.match(signs)?.length ?? 0;
  return (
    counted(/[*+{]/g) <= MOST_REPETITIONS && counted(/\?/g) <= MOST_OPTIONS && !isVariedAgain(bones)
  );
}

/** Whether a group is repeated that varies by itself; looks into the innermost groups first. */
function isVariedAgain(bones: string): boolean {
  if (/\([^()]*[*+?{|][^()]*\)[*+{]/.test(bones)) return true;
  const shorter = bones.replace(/\(([^()]*)\)/g, (_, inner: string) =>
    /[*+?{|]/.test(inner) ? "x?" : "x",
  );
  return shorter !== bones && isVariedAgain(shorter);
}
