import {
  each,
  eachMember,
  functionAmong,
  given,
  objectAmong,
  ofModels,
  ofProgram,
  textAmong,
} from "habitshift:model";
import { some } from "./redux.ts";
import { createAction, createAsyncThunk } from "./redux-actions.ts";

/** An action that nothing dispatches here is dispatched elsewhere. */
export const undispatched = { type: String(some), payload: undefined, meta: undefined };

/** Reducers by the type of the action that they are for. */
function createCases() {
  const cases = {};
  const matchers = [];
  const held = { state: undefined };
  const builder = {
    addCase: (type, reduce) => {
      cases[functionAmong(type).type] = reduce;
      cases[textAmong(type)] = reduce;
      return builder;
    },
    addAsyncThunk: (thunk, reducers) => {
      cases[thunk.pending.type] = reducers.pending;
      cases[thunk.fulfilled.type] = reducers.fulfilled;
      cases[thunk.rejected.type] = reducers.rejected;
      return builder;
    },
    addMatcher: (matches, reduce) => {
      each(ofModels(matches), (known) => {
        cases[known.type] = reduce;
      });
      each(ofProgram(matches), () => {
        matchers.push(reduce);
      });
      return builder;
    },
    addDefaultCase: (reduce) => {
      matchers.push(reduce);
      return builder;
    },
  };
  const addAll = (extra) => {
    functionAmong(extra)(builder);
    eachMember(objectAmong(extra), (reduce, type) => {
      cases[type] = reduce;
    });
    eachMember(cases, (reduceOne) => reduceOne(held.state, undispatched));
  };
  const reduce = (state, action) => {
    held.state = state;
    const next = cases[action.type]?.(state, action);
    const matched = matchers[0]?.(state, action);
    return next ?? matched ?? state;
  };
  return { cases, addAll, reduce };
}

export function createReducer(initialState, extra) {
  const { addAll, reduce } = createCases();
  addAll(extra);
  const initial = given(initialState);
  const reducer = (state, action) => reduce(state ?? initial, action);
  reducer.getInitialState = () => initial;
  return reducer;
}

export function createSlice(options) {
  const { cases, addAll, reduce } = createCases();
  const initial = given(options.initialState);
  const create = {
    reducer: (reducer) => reducer,
    preparedReducer: (prepare, reducer) => ({ prepare, reducer }),
    asyncThunk: (payloadCreator, config) => ({ payloadCreator, config }),
  };
  const actions = eachMember(given(options.reducers, create), (entry, name) => {
    const type = `${options.name}/${name}`;
    each(objectAmong(entry).payloadCreator, (payloadCreator) => {
      const { config } = entry;
      cases[`${type}/pending`] = config?.pending;
      cases[`${type}/fulfilled`] = config?.fulfilled;
      cases[`${type}/rejected`] = config?.rejected;
    });
    const thunk = each(objectAmong(entry).payloadCreator, (payloadCreator) =>
      createAsyncThunk(type, payloadCreator, entry.config),
    );
    cases[type] = functionAmong(entry, objectAmong(entry).reducer);
    return functionAmong(
      thunk,
      each(cases[type], () => createAction(type, objectAmong(entry).prepare)),
    );
  });
  addAll(options.extraReducers);
  const reducer = (state, action) => reduce(state ?? initial, action);
  reducer.getInitialState = () => initial;
  const selectors = eachMember(
    options.selectors,
    (select) => (root, a, b) => select(root[options.reducerPath ?? options.name], a, b),
  );
  return {
    name: options.name,
    reducerPath: options.reducerPath ?? options.name,
    reducer,
    actions,
    caseReducers: cases,
    selectors,
    getSelectors: (choose) =>
      eachMember(
        options.selectors,
        (select) => (root, a, b) => select(choose ? choose(root) : root, a, b),
      ),
    getInitialState: () => initial,
    selectSlice: (root) => root[options.reducerPath ?? options.name],
    injectInto: () => undefined,
  };
}
