import { functionAmong, given, objectAmong } from "habitshift:model";
import { emitting, some, toPromise } from "./rxjs-observable.ts";

/** A function that gives what it holds. */
function reading(state) {
  const read = () => state.value;
  read.asReadonly = () => read;
  return read;
}

function writing(state) {
  const read = reading(state);
  read.set = (value) => {
    state.value = value;
  };
  read.update = (change) => {
    state.value = change(state.value);
  };
  return read;
}

export function signal<T>(initial) {
  const value: T = initial;
  return writing({ value });
}

export const model = signal;
export const input = signal;
input.required = signal;

/** What of its content a component shows; templates that have it in theirs give it. */
export function contentChild(locator) {
  return signal(undefined);
}
contentChild.required = contentChild;
export const contentChildren = contentChild;

export function computed<T>(compute) {
  const value: T = compute();
  return reading({ value });
}

export function linkedSignal(first) {
  const options = objectAmong(first);
  const source = options?.source?.();
  return writing({ value: functionAmong(first, options?.computation)(source, undefined) });
}

export function effect(run) {
  run(() => {});
  return { destroy: () => {} };
}

export function untracked(read) {
  return read();
}

function resourceOf(loaded, initial) {
  const value = writing({ value: initial });
  const error = writing({ value: undefined });
  loaded.then(
    (held) => value.set(held),
    (failure) => error.set(failure),
  );
  return {
    value,
    error: error.asReadonly(),
    status: signal(some),
    isLoading: signal(some),
    hasValue: () => some,
    reload: () => some,
    set: value.set,
    update: value.update,
    asReadonly: () => resourceOf(loaded, initial),
    destroy: () => {},
  };
}

export function resource(options) {
  const params = (options.params ?? options.request)?.();
  const { signal: abortSignal } = new AbortController();
  const loaded = options.loader({ params, request: params, abortSignal, previous: undefined });
  return resourceOf(loaded, options.defaultValue);
}

export function rxResource(options) {
  const params = (options.params ?? options.request)?.();
  const load = options.stream ?? options.loader;
  return resourceOf(toPromise(load({ params, request: params })), options.defaultValue);
}

/** A resource of what a client gives. */
export function resourceFrom(source, options) {
  const parse = options?.parse;
  const loaded = toPromise(source).then((held) => (parse ? parse(held) : held));
  return resourceOf(loaded, options?.defaultValue);
}

export function toSignal(source, options) {
  const state = { value: options?.initialValue };
  state.value = source.held;
  return reading(state);
}

export function toObservable(read) {
  return emitting(read(), undefined);
}

export function takeUntilDestroyed() {
  return (source) => source;
}

export function outputFromObservable(source) {
  return source;
}

export const outputToObservable = outputFromObservable;
