import {
  each,
  eachMember,
  functionAmong,
  given as givenBy,
  objectAmong,
  placedTemplates,
  textAmong,
  unwrapped,
} from "habitshift:model";
import { given as contextOf, exposed, render } from "./vue-component.ts";

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

/** What a getter gives, a ref holds, or the value itself. */
export function toValue(source) {
  return functionAmong(source) ? source() : unref(source);
}

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
  return provided[key] ?? givenBy(fallback);
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
export const globalDirectives = {};
export const templateRefs = {};

export function useTemplateRef(name) {
  return { value: templateRefs[name] };
}

/** What templates stand in pages, by the page and the name of the element there. */
const inPages = {};

/** A page has an element that may be the template of a component. */
export function page(name, template) {
  inPages[name] = template;
}

/** A component without a template of its own has the element of the page that it is put into, or that it names. */
export function showInPage(options, selector, self, props, context) {
  functionAmong(placedTemplates(inPages, options, selector))?.(self, props, context);
}

/** An application of a component; that of none are the words of Vue 2 itself. */
function appOf(component, self) {
  const app = {
    component: (name, component) => {
      globalComponents[name] = component;
      return component ? app : globalComponents[name];
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
    directive: (name, directive) => {
      globalDirectives[name] = directive;
      return app;
    },
    mount: (selector) => {
      each(self, (each) => showInPage(component, selector, each, {}, contextOf({}, {})));
      return self;
    },
    unmount: () => {},
  };
  return app;
}

/** What Vue is as a whole: a constructor in Vue 2, and all that it gives on pages that load it by a tag. */
export default function Vue(options) {
  return createApp(options).mount(options.el);
}

Object.assign(Vue, appOf(), {
  extend: (options) => options,
  set: (target, name, value) => {
    target[name] = value;
  },
  prototype: globalProperties,
  observable: reactive,
  computed,
  createApp,
  defineComponent,
  h,
  inject,
  nextTick,
  onMounted,
  provide,
  reactive,
  ref,
  watch,
  watchEffect,
});

export { Vue };

export function createApp(component, props) {
  const given = props ?? {};
  const context = contextOf({}, {}, given);
  const called = functionAmong(component)?.(given, context);
  return appOf(component, exposed([called, render(component, given, context)]));
}

export const createSSRApp = createApp;

/** A component is called with its props, be it a function or options. */
export function h(component, second, third) {
  const props = objectAmong(second) ?? {};
  const slot = functionAmong(third);
  // An element calls what listens to it.
  each(textAmong(component), () => eachMember(props, (member) => anything(functionAmong(member))));
  const context = contextOf({}, slot ? { default: slot } : objectAmong(third), props);
  functionAmong(component)?.(props, context);
  render(component, props, context);
}

/** What Vue brings along shows what stands in it. */
export function Suspense(_props, { slots }) {
  eachMember(slots, (slot) => {
    functionAmong(slot)?.({});
  });
}

export const KeepAlive = Suspense;
export const Teleport = Suspense;
export const Transition = Suspense;
export const TransitionGroup = Suspense;

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
