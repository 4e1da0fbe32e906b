/** Finds something out of an object once: whoever asks again gets what was found. */
export function oncePer<Of extends object, Found extends object>(
  find: (of: Of) => Found,
): (of: Of) => Found {
  const known = new WeakMap<Of, Found>();
  return (of) => {
    const before = known.get(of);
    if (before !== undefined) return before;
    const found = find(of);
    known.set(of, found);
    return found;
  };
}
