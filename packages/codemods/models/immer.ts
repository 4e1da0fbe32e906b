/** A draft is the object itself: what is written to it is written to what comes back. */
export function produce(base, recipe) {
  const apply = (state, a, b) => recipe(state, a, b) ?? state;
  return recipe ? apply(base) : (state, a, b) => base(state, a, b) ?? state;
}

export default produce;

export function current(draft) {
  return draft;
}

export function original(draft) {
  return draft;
}

export function castDraft(value) {
  return value;
}

export function castImmutable(value) {
  return value;
}
