import { eachMember, functionAmong, given, nuxtFetch, objectAmong, ofetch } from "habitshift:model";
import { computed, globalProperties, reactive, ref, watch } from "./vue.ts";

const states = {};
const some = Boolean(states);

export const useFetch = nuxtFetch;
export const useLazyFetch = nuxtFetch;
export const $fetch = ofetch;
export { computed, reactive, ref, watch };

/** Refs of what is loaded, and of what it failed with: members of the promise of them, too. */
export function asyncDataOf(load, options) {
  const data = { value: given(options?.default) };
  const error = { value: undefined };
  const status = { value: String(some) };
  const pending = { value: some };
  const execute = () => {
    const loaded = Promise.resolve(load());
    loaded.then((got) => {
      data.value = options?.transform ? options.transform(got) : got;
    });
    loaded.catch((failure) => {
      error.value = failure;
    });
    return loaded.then(() => undefined);
  };
  execute();
  const clear = () => {};
  const promise = Promise.resolve({
    data,
    error,
    status,
    pending,
    execute,
    refresh: execute,
    clear,
  });
  promise.data = data;
  promise.error = error;
  promise.status = status;
  promise.pending = pending;
  promise.execute = execute;
  promise.refresh = execute;
  promise.clear = clear;
  return promise;
}

export function useAsyncData(first, second, third) {
  return asyncDataOf(functionAmong(second, first), objectAmong(third, second));
}

export const useLazyAsyncData = useAsyncData;

export function useState(key, init) {
  const made = functionAmong(init, key)?.();
  const state = { value: made };
  return state;
}

const app = {
  $fetch: ofetch,
  runWithContext: (run) => run(),
  provide: (name, value) => {
    app[`$${name}`] = value;
    globalProperties[`$${name}`] = value;
  },
};

export function useNuxtApp() {
  return app;
}

export function useRequestFetch() {
  return ofetch;
}

/** What plugins provide has a dollar before its name, in the application as in templates. */
export function defineNuxtPlugin(plugin) {
  const made = functionAmong(plugin, plugin.setup)?.(app);
  provideAll(made);
  made?.then?.(provideAll);
  return plugin;
}

function provideAll(made) {
  eachMember(made?.provide, (value, name) => app.provide(name, value));
}

export function defineNuxtRouteMiddleware(run) {
  return run;
}
