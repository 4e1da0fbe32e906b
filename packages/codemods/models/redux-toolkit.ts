import { each, functionAmong, objectAmong } from "habitshift:model";
import { combineReducers, createStore, some } from "./redux.ts";

export { current, original, produce as createNextState } from "./immer.ts";
export {
  applyMiddleware,
  bindActionCreators,
  combineReducers,
  compose,
  createStore,
  legacy_createStore,
} from "./redux.ts";
export {
  createAction,
  createAsyncThunk,
  isAnyOf,
  isFulfilled,
  isPending,
  isRejected,
  isRejectedWithValue,
  unwrapResult,
} from "./redux-actions.ts";
export { createEntityAdapter } from "./redux-entities.ts";
export { addListener, createListenerMiddleware } from "./redux-listeners.ts";
export { createDraftSafeSelector, createSelector } from "./redux-selectors.ts";
export { createReducer, createSlice } from "./redux-slice.ts";

export interface PayloadAction<P> {
  payload: P;
  type: string;
}

export function configureStore(options) {
  const combined = each(objectAmong(options.reducer), (map) => combineReducers(map));
  const middleware = { middleware: [options.middleware?.(() => [])[0]] };
  const enhancer = () => middleware;
  enhancer.middleware = middleware.middleware;
  return createStore(functionAmong(options.reducer, combined), options.preloadedState, enhancer);
}

export function nanoid() {
  return String(some);
}

export class Tuple {}
