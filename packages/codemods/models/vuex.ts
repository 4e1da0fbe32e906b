import { bound, each, eachMember, functionAmong, given, leaves, textAmong } from "habitshift:model";
import { globalProperties } from "./vue.ts";

const stores = [];

/** Modules hang their states below that of the store; names of theirs are found with and without the path. */
export function createStore(options) {
  const store = { state: {}, getters: {}, actions: {}, mutations: {} };
  store.commit = (type, payload) =>
    store.mutations[textAmong(type, type.type)]?.(given(payload) ?? type);
  store.dispatch = (type, payload) =>
    Promise.resolve(store.actions[textAmong(type, type.type)]?.(payload ?? type));
  store.subscribe = () => () => {};
  store.replaceState = () => {};
  add(store, options, store.state, "");
  stores.push(store);
  globalProperties.$store = store;
  return store;
}

function add(store, options, state, prefix) {
  eachMember(given(options.state), (value, name) => {
    state[name] = value;
  });
  eachMember(options.modules, (module, name) => {
    const below = {};
    state[name] = below;
    add(store, module, below, `${prefix}${name}/`);
  });
  const local = {
    state,
    rootState: store.state,
    getters: store.getters,
    rootGetters: store.getters,
    commit: store.commit,
    dispatch: store.dispatch,
  };
  eachMember(options.mutations, (mutation, name) => {
    const commit = (payload) => mutation(state, payload);
    store.mutations[name] = commit;
    store.mutations[`${prefix}${name}`] = commit;
  });
  eachMember(options.actions, (action, name) => {
    const dispatch = (payload) => functionAmong(action, action.handler)(local, payload);
    store.actions[name] = dispatch;
    store.actions[`${prefix}${name}`] = dispatch;
  });
  eachMember(options.getters, (getter, name) => {
    const value = getter(state, store.getters, store.state, store.getters);
    store.getters[name] = value;
    store.getters[`${prefix}${name}`] = value;
  });
}

export class Store {
  constructor(options) {
    Object.assign(this, createStore(options));
  }
}

export default { Store, createStore };

export function useStore() {
  return stores[0];
}

function mapped(first, second, read) {
  const found = {};
  const names = second ?? first;
  each(textAmong(leaves(names)), (name) => {
    found[name] = read(name, second ? textAmong(first) : undefined);
  });
  eachMember(names, (source, name) => {
    found[name] = read(source, second ? textAmong(first) : undefined);
  });
  return found;
}

function stateAt(path) {
  return path ? stores[0].state[path] : stores[0].state;
}

export function mapState(first, second) {
  return mapped(
    first,
    second,
    (source, path) => () =>
      functionAmong(source) ? source(stateAt(path), stores[0].getters) : stateAt(path)[source],
  );
}

export function mapGetters(first, second) {
  return mapped(first, second, (source) => () => stores[0].getters[source]);
}

export function mapActions(first, second) {
  return mapped(first, second, (source) => (payload) => stores[0].dispatch(source, payload));
}

export function mapMutations(first, second) {
  return mapped(first, second, (source) => (payload) => stores[0].commit(source, payload));
}
