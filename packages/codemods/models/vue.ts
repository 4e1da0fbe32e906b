import { each, eachMember, functionAmong, given, objectAmong, unwrapped } from "habitshift:model";
import { given as contextOf, render } from "./vue-component.ts";

export const provided = {};

export function ref<T>(initial) {
  const value: T = initial;
  return { value };
}

export const shallowRef = ref;

export function reactive<T>(target) {
  const state: T = target;
  return state;
}

export const shallowReactive = reactive;
export const readonly = reactive;
export const markRaw = reactive;
export const toRaw = reactive;

export function computed<T>(source) {
  const value: T = functionAmong(source, source.get)();
  const result = { value };
  source.set?.(result.value);
  return result;
}

export function unref(source) {
  return source.value ?? source;
}

export const toValue = unref;

export function toRef(source, name) {
  return { value: source[name] };
}

export function toRefs(source) {
  return eachMember(source, (value) => ({ value }));
}

const seenOf = (source) => (functionAmong(source) ? source() : unwrapped(source));

/** One source, or a list of them. */
export function watch(source, react) {
  const seen = functionAmong(source) ? source() : (source.map?.(seenOf) ?? seenOf(source));
  react(seen, seen, () => {});
  return () => {};
}

export function watchEffect(run) {
  run(() => {});
  return () => {};
}

export const watchPostEffect = watchEffect;
export const watchSyncEffect = watchEffect;

export function nextTick(run) {
  return Promise.resolve(run?.());
}

export function onMounted(run) {
  run();
}

export const onBeforeMount = onMounted;
export const onUnmounted = onMounted;
export const onUpdated = onMounted;
export const onBeforeUnmount = onMounted;
export const onServerPrefetch = onMounted;

export function provide(key, value) {
  provided[key] = value;
}

export function inject(key, fallback) {
  return provided[key] ?? given(fallback);
}

export function effectScope() {
  return { run: (work) => work(), stop: () => {} };
}

export function isRef() {
  return Boolean(provided);
}

export function defineComponent(component) {
  each(component.setup, (setup) => setup({}, { emit: () => {} }));
  return component;
}

export const globalProperties = {};
export const globalComponents = {};
export const globalFilters = {};
export const templateRefs = {};

export function useTemplateRef(name) {
  return { value: templateRefs[name] };
}

/** A component is called with its props, be it a function or options. */
function show(component, props, listeners, slots) {
  const context = contextOf(listeners, slots);
  functionAmong(component)?.(props, context);
  render(component, props, context);
}

const app = {
  component: (name, component) => {
    globalComponents[name] = component;
    return app;
  },
  filter: (name, filter) => {
    globalFilters[name] = filter;
    return app;
  },
  config: { globalProperties },
  provide: (key, value) => {
    provided[key] = value;
    return app;
  },
  use: (plugin, options) => {
    functionAmong(plugin, plugin.install)?.(app, options);
    return app;
  },
  mixin: () => app,
  directive: () => app,
  mount: () => app,
  unmount: () => {},
  extend: (options) => options,
  set: (target, name, value) => {
    target[name] = value;
  },
  prototype: globalProperties,
  observable: reactive,
  nextTick,
};

export default app;

export function createApp(component, props) {
  show(component, props ?? {}, {}, {});
  return app;
}

export const createSSRApp = createApp;

/** `onDone` among the props hears what a component tells as `done`: these are its props as well. */
export function h(component, second, third) {
  const props = objectAmong(second) ?? {};
  const slot = functionAmong(third);
  show(component, props, {}, slot ? { default: slot } : objectAmong(third));
}

export function defineAsyncComponent(source) {
  const load = functionAmong(source, source.loader);
  const made = [];
  load().then((module) => {
    made.push(module.default ?? module);
  });
  return (props, context) => {
    functionAmong(made[0])?.(props, context);
    render(made[0], props, context);
  };
}

export const shallowReadonly = reactive;
export const onActivated = onMounted;
export const onDeactivated = onMounted;
export const onBeforeUpdate = onMounted;

export function customRef(make) {
  return computed(
    make(
      () => {},
      () => {},
    ),
  );
}

export function useModel(props, name) {
  return { value: props[name] };
}
