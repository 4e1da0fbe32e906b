import { each, functionAmong, keyAmong, objectAmong } from "habitshift:model";

/** A store holds what it is given, and tells all who subscribe. */
function make<T>(initial, start) {
  const holder = { value: initial };
  const value: T = initial;
  holder.value = value;
  const set = (next) => {
    holder.value = next;
  };
  const update = (change) => {
    holder.value = change(holder.value);
  };
  const subscribe = (run) => {
    run(holder.value);
    return () => {};
  };
  functionAmong(start)(set, update);
  return { set, update, subscribe };
}

export function writable<T>(initial, start) {
  return make<T>(initial, start);
}

export function readable<T>(initial, start) {
  const { subscribe } = make<T>(initial, start);
  return { subscribe };
}

export function readonly(store) {
  return { subscribe: store.subscribe };
}

export function get(store) {
  const seen = { value: undefined };
  store.subscribe((value) => {
    seen.value = value;
  });
  return seen.value;
}

/** What stores of a list hold, each at its own place: no program derives from more. */
function valuesOf(list) {
  return [
    get(list[0]),
    get(list[1]),
    get(list[2]),
    get(list[3]),
    get(list[4]),
    get(list[5]),
    get(list[6]),
    get(list[7]),
  ];
}

export function derived<T>(stores, compute, initial) {
  const inner = make<T>(initial);
  each(objectAmong(stores), (store) => {
    inner.set(compute(get(store), inner.set, inner.update));
  });
  each(keyAmong(stores), (list) => {
    inner.set(compute(valuesOf(list), inner.set, inner.update));
  });
  return { subscribe: inner.subscribe };
}

export function toStore(read, write) {
  return { set: write, subscribe: (run) => run(read()), update: (change) => write(change(read())) };
}

export function fromStore(store) {
  return { current: get(store) };
}
