import { eachMember, functionAmong, given } from "habitshift:model";

/** A store whose state is what its creator gives, and whatever is set. */
function make<State>(creator) {
  const holder = { state: undefined };
  const listeners = [];
  const getState = () => holder.state;
  const setState = (partial) => {
    const change = given(partial, holder.state);
    const before = holder.state;
    eachMember(change, (value, name) => {
      holder.state[name] = value;
    });
    listeners.map((listener) => listener(holder.state, before));
  };
  const api = {
    getState,
    setState,
    getInitialState: getState,
    subscribe: (first, second) => {
      listeners.push(second ? (state, before) => second(first(state), first(before)) : first);
      return () => {};
    },
    destroy: () => {},
    persist: { rehydrate: () => {}, clearStorage: () => {}, hasHydrated: () => true },
  };
  const state: State = creator(setState, getState, api);
  holder.state = state;
  return api;
}

function hookOf(api) {
  const hook = (selector) => (selector ? selector(api.getState()) : api.getState());
  hook.getState = api.getState;
  hook.setState = api.setState;
  hook.subscribe = api.subscribe;
  hook.getInitialState = api.getInitialState;
  hook.destroy = api.destroy;
  hook.persist = api.persist;
  return hook;
}

export function createStore<State>(creator) {
  return creator ? make<State>(creator) : (inner) => make<State>(inner);
}

/** `create(creator)`, and `create<State>()(creator)`. */
export function create<State>(creator) {
  return creator ? hookOf(make<State>(creator)) : (inner) => hookOf(make<State>(inner));
}

export default create;

export function useStore(api, selector) {
  return selector ? selector(api.getState()) : api.getState();
}

export function useStoreWithEqualityFn(api, selector) {
  return useStore(api, selector);
}

export const createWithEqualityFn = create;

export function useShallow(selector) {
  return selector;
}

export function shallow() {
  return true;
}

export function devtools(creator) {
  return creator;
}

/** A part of the state may be kept, and what was kept is merged into it again; what older versions kept is of none here. */
export function persist(creator, options) {
  return (set, get, api) => {
    const state = creator(set, get, api);
    options?.partialize?.(state);
    options?.merge?.(state, state);
    options?.onRehydrateStorage?.(state)?.(state);
    return state;
  };
}

export function subscribeWithSelector(creator) {
  return creator;
}

export function redux(reducer, initial) {
  return (set) => {
    const state = { ...initial, dispatch: undefined };
    state.dispatch = (action) => {
      set((before) => reducer(before, action));
      return action;
    };
    return state;
  };
}

export function combine(initial, creator) {
  return (set, get, api) => Object.assign(initial, creator(set, get, api));
}

/** A change may be written into the draft that it is given. */
export function immer(creator) {
  return (set, get, api) =>
    creator(
      (change) => {
        set((state) => given(change, state) ?? state);
      },
      get,
      api,
    );
}

export function createJSONStorage() {
  return functionAmong();
}
