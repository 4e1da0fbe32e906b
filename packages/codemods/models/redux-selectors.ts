import { selectorParts } from "habitshift:model";

export function createSelector(a, b, c, d, e, f, g) {
  const parts = selectorParts(a, b, c, d, e, f, g);
  const selector = (state, x, y) =>
    parts.combine(
      parts[0]?.(state, x, y),
      parts[1]?.(state, x, y),
      parts[2]?.(state, x, y),
      parts[3]?.(state, x, y),
      parts[4]?.(state, x, y),
      parts[5]?.(state, x, y),
    );
  selector.resultFunc = parts.combine;
  return selector;
}

createSelector.withTypes = () => createSelector;

export const createDraftSafeSelector = createSelector;

export function createSelectorCreator() {
  return createSelector;
}
