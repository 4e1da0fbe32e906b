/**
 * Looks up something for each member of an object, by its name; once for objects in a row that have the
 * same members in the same order, as those of one list mostly do.
 */
export function layoutsOf<T>(
  find: (name: string) => T,
): (names: readonly string[]) => readonly T[] {
  let known: readonly string[] = [];
  let layout: readonly T[] = [];
  return (names) => {
    if (!areEqual(names, known)) {
      known = names;
      layout = names.map(find);
    }
    return layout;
  };
}

function areEqual(left: readonly string[], right: readonly string[]): boolean {
  if (left.length !== right.length) return false;
  for (let index = 0; index < left.length; index++) {
    if (left[index] !== right[index]) return false;
  }
  return true;
}
