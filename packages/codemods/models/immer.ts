import { functionAmong } from "habitshift:model";

/**
 * A draft is the object itself: what is written to it is written to what comes back. A recipe that comes first makes a
 * function, which starts with what is given behind it.
 */
export function produce(base, recipe) {
  const apply = (state, a, b) => recipe(state, a, b) ?? state;
  const curried = (state = recipe, a, b) => base(state, a, b) ?? state;
  return functionAmong(recipe) ? apply(base) : curried;
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
