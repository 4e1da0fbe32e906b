import { functionAmong } from "habitshift:model";

const provided = {};

export function setContext(key, value) {
  provided[key] = value;
  return value;
}

export function getContext(key) {
  return provided[key];
}

export function hasContext() {
  return Boolean(provided);
}

export function getAllContexts() {
  return new Map(Object.entries(provided));
}

export function createContext() {
  const held = { value: undefined };
  return [
    () => held.value,
    (value) => {
      held.value = value;
      return value;
    },
  ];
}

export function onMount(run) {
  const clean = run();
  functionAmong(clean)();
}

export function onDestroy(run) {
  run();
}

export const beforeUpdate = onDestroy;
export const afterUpdate = onDestroy;

export function untrack(run) {
  return run();
}

export const flushSync = untrack;

export function tick() {
  return Promise.resolve();
}

export const settled = tick;

export function mount(component, options) {
  return component(options.props ?? {});
}

export const hydrate = mount;

export function unmount() {
  return Promise.resolve();
}

/** A dispatcher that no component gives to its parent. */
export function createEventDispatcher() {
  return () => true;
}
