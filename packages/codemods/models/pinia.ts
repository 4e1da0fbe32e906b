import {
  bound,
  each,
  eachMember,
  functionAmong,
  given,
  leaves,
  objectAmong,
  textAmong,
  unwrapped,
} from "habitshift:model";

function common(store) {
  store.$patch = (change) => {
    eachMember(given(change, store), (value, name) => {
      store[name] = value;
    });
  };
  store.$subscribe = (listener) => {
    listener({}, store);
    return () => {};
  };
  store.$reset = () => {};
  store.$dispose = () => {};
  store.$state = store;
  return store;
}

/** Actions as a store has them: what listens to actions hears of each, with what it is given and what comes of it. */
function toldOf(store) {
  const heard = [];
  store.$onAction = (listener) => {
    heard.push(listener);
    return () => {};
  };
  return (name, act) =>
    (...args) => {
      const result = act(...args);
      const after = (react) => Promise.resolve(result).then(react);
      heard[0]?.({ name, store, args, after, onError: () => {} });
      return result;
    };
}

/** State, getters and actions are members of one object, which is `this` in all of them. */
function byOptions(options) {
  const store = options.state?.() ?? {};
  const told = toldOf(store);
  eachMember(options.actions, (action, name) => {
    store[name] = told(name, bound(action, store));
  });
  eachMember(options.getters, (getter, name) => {
    store[name] = bound(getter, store)(store);
  });
  return common(store);
}

/** A store has what the refs of its setup hold; the refs themselves stay with it. */
function bySetup(setup) {
  const made = setup();
  const store = {};
  const told = toldOf(store);
  eachMember(made, (member, name) => {
    const action = functionAmong(member);
    store[name] = action ? told(name, action) : unwrapped(member);
  });
  store.$refs = made;
  return common(store);
}

export function defineStore(first, second) {
  const setup = functionAmong(second);
  const options = objectAmong(second, first);
  const stores = [setup ? bySetup(setup) : byOptions(options)];
  const useStore = () => stores[0];
  useStore.$id = first;
  return useStore;
}

export function storeToRefs(store) {
  return store.$refs ?? eachMember(store, (value) => ({ value }));
}

export function createPinia() {
  return { install: () => {}, use: () => createPinia(), state: {} };
}

export function setActivePinia(pinia) {
  return pinia;
}

/** Members of a store under their own names, or under others: functions that a component has as its own. */
function mapped(useStore, names) {
  const store = useStore();
  const found = {};
  each(textAmong(leaves(names)), (name) => {
    found[name] = () => store[name];
  });
  eachMember(objectAmong(names), (source, name) => {
    const derive = functionAmong(source);
    found[name] = () => (derive ? derive(store) : store[textAmong(source)]);
  });
  return found;
}

export const mapState = mapped;
export const mapGetters = mapped;

/** The same, with what a component assigns to them. */
export function mapWritableState(useStore, names) {
  const store = useStore();
  const found = {};
  each(textAmong(leaves(names)), (name) => {
    found[name] = { get: () => store[name], set: (value) => (store[name] = value) };
  });
  eachMember(names, (source, name) => {
    const key = textAmong(source);
    found[name] = { get: () => store[key], set: (value) => (store[key] = value) };
  });
  return found;
}

export function mapActions(useStore, names) {
  const store = useStore();
  const found = {};
  each(textAmong(leaves(names)), (name) => {
    found[name] = (...args) => store[name](...args);
  });
  eachMember(names, (source, name) => {
    found[name] = (...args) => store[textAmong(source)](...args);
  });
  return found;
}

/** A store is `habitsStore` where its id is `habits`. */
export function mapStores(first, second, third) {
  const found = {};
  found[`${first.$id}Store`] = () => first();
  found[`${second?.$id}Store`] = () => second();
  found[`${third?.$id}Store`] = () => third();
  return found;
}
