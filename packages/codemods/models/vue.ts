import { each, eachMember, functionAmong, given } from "habitshift:model";

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

export function watch(source, react) {
  const seen = functionAmong(source) ? source() : source.value;
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
