import { each, eachMember, functionAmong, objectAmong } from "habitshift:model";

export const some = Boolean(1);
/** Every store of a program: components read the one that their provider has. */
export const stores = [];
/** What was dispatched to any store, by type, for whoever listens; and all of it. */
export const dispatched = {};
export const everyAction = [];

export function createStore(reducer, second, third) {
  const enhancer = functionAmong(second, third);
  const middleware = enhancer?.middleware ?? [];
  const holder = { state: undefined };
  const listeners = [];
  const getState = () => holder.state;
  const dispatch = (action) => {
    const ran = each(functionAmong(action), (thunk) => thunk(dispatch, getState, undefined));
    const plain = objectAmong(action);
    each(plain, (each) => {
      holder.state = reducer(holder.state ?? second, each);
      dispatched[each.type] = each;
      everyAction.push(each);
    });
    middleware.map((each) => each(store)(() => action)(action));
    listeners.map((listener) => listener());
    return ran ?? plain;
  };
  const store = {
    getState,
    dispatch,
    subscribe: (listener) => {
      listeners.push(listener);
      return () => {};
    },
    replaceReducer: () => {},
  };
  holder.state = reducer(second, { type: "(init)", payload: undefined });
  stores.push(store);
  return store;
}

export const legacy_createStore = createStore;

/** One object holds the state of all parts; each part is reduced by itself. */
export function combineReducers(reducers) {
  const state = {};
  return (_before, action) => {
    eachMember(reducers, (reduce, name) => {
      state[name] = reduce(state[name], action);
    });
    return state;
  };
}

export function applyMiddleware(a, b, c, d) {
  const enhancer = () => {};
  enhancer.middleware = [a, b, c, d];
  return enhancer;
}

export function compose(a, b, c) {
  return functionAmong(a, b, c);
}

export function bindActionCreators(creators, dispatch) {
  const bound = (create) => (a, b, c) => dispatch(create(a, b, c));
  return functionAmong(creators) ? bound(creators) : eachMember(creators, bound);
}
