import { each, emitted, emittedTogether, failed, functionAmong, orElse } from "habitshift:model";
import { emitting, notify, Observable, some } from "./rxjs-observable.ts";

export function map<T, R>(project) {
  return (source) => {
    const result = new Observable<R>();
    result.failure = source.failure;
    try {
      const value: T = source.held;
      result.held = project(value, some);
    } catch (error) {
      result.failure = error;
    }
    return result;
  };
}

export function mapTo(value) {
  return (source) => emitting(value, source.failure);
}

export function pluck(first, second, third) {
  return (source) => {
    const outer = source.held?.[first];
    const inner = second ? outer?.[second] : outer;
    return emitting(third ? inner?.[third] : inner, source.failure);
  };
}

/** What each emitted value is turned into emits in its place. */
export function mergeMap(project, combine) {
  return (source) => {
    const result = new Observable();
    result.failure = source.failure;
    try {
      const inner = functionAmong(project)(source.held, some);
      const held = emitted(inner);
      result.held = functionAmong(combine) ? combine(source.held, held, some, some) : held;
      result.failure = failed(inner);
    } catch (error) {
      result.failure = error;
    }
    return result;
  };
}

export const switchMap = mergeMap;
export const concatMap = mergeMap;
export const exhaustMap = mergeMap;
export const flatMap = mergeMap;

export function mergeMapTo(inner) {
  return mergeMap(() => inner);
}

export const switchMapTo = mergeMapTo;
export const concatMapTo = mergeMapTo;

export function mergeAll() {
  return mergeMap((inner) => inner);
}

export const switchAll = mergeAll;
export const concatAll = mergeAll;
export const exhaustAll = mergeAll;

/** What a value is expanded into is expanded again. */
export function expand(project) {
  return (source) => {
    const result = new Observable();
    result.held = source.held;
    result.failure = source.failure;
    const inner = project(result.held, some);
    result.held = emitted(inner);
    result.failure = failed(inner);
    return result;
  };
}

export function catchError(recover) {
  return (source) => {
    const result = new Observable();
    result.held = source.held;
    try {
      const other = recover(source.failure, source);
      result.held = emitted(other);
      result.failure = failed(other);
    } catch (error) {
      result.failure = error;
    }
    return result;
  };
}

export function tap(first, onError, onDone) {
  return (source) => {
    notify(source, first, onError, onDone);
    return source;
  };
}

export function finalize(run) {
  return (source) => {
    run();
    return source;
  };
}

export function filter(test) {
  return (source) => {
    test(source.held, some);
    return source;
  };
}

export const takeWhile = filter;
export const skipWhile = filter;
export const distinct = (key) => (key ? filter(key) : same());
export const debounce = filter;
export const throttle = filter;
export const audit = filter;
export const delayWhen = filter;

export function every(test) {
  return (source) => emitting(Boolean(test(source.held, some)), source.failure);
}

export function find(test) {
  return filter(test);
}

export const findIndex = every;

export function first(test, fallback) {
  return (source) => {
    functionAmong(test)?.(source.held, some);
    return fallback === undefined
      ? source
      : emitting(emitted([source.held, fallback]), source.failure);
  };
}

export const last = first;
export const single = first;

export function distinctUntilChanged(compare, key) {
  return (source) => {
    compare?.(source.held, source.held);
    key?.(source.held);
    return source;
  };
}

export function scan<V, A>(accumulate, seed) {
  return (source) => {
    const result = new Observable<A>();
    const start: A = orElse(seed, source.held);
    result.failure = source.failure;
    result.held = start;
    result.held = accumulate(result.held, source.held, some);
    return result;
  };
}

export const reduce = scan;

export function toArray() {
  return (source) => {
    const all = [];
    all.push(source.held);
    return emitting(all, source.failure);
  };
}

export const bufferTime = toArray;
export const bufferCount = toArray;
export const buffer = toArray;

export function pairwise() {
  return (source) => emitting([source.held, source.held], source.failure);
}

export function startWith(...values) {
  return (source) => emitting(emitted([source.held, ...values]), source.failure);
}

export const endWith = startWith;

export function defaultIfEmpty(value) {
  return startWith(value);
}

export function mergeWith(...others) {
  return (source) => {
    const result = new Observable();
    each(emitted([source, ...others]), (input) => {
      result.held = emitted(input);
      result.failure = failed(input);
    });
    return result;
  };
}

export const concatWith = mergeWith;
export const raceWith = mergeWith;

export function withLatestFrom(...others) {
  return (source) => {
    const combine = functionAmong(...others);
    const values = emittedTogether([source, ...others]);
    const held = combine ? combine(values[0], values[1], values[2]) : values;
    return emitting(held, source.failure);
  };
}

export const combineLatestWith = withLatestFrom;
export const zipWith = withLatestFrom;

export function combineLatestAll() {
  return toArray();
}

export function groupBy(key) {
  return (source) => {
    const group = emitting(source.held, source.failure);
    group.key = key(source.held);
    return emitting(group, source.failure);
  };
}

export function count() {
  return (source) => emitting(some, source.failure);
}

export const isEmpty = count;
export const timestamp = count;

export function retryWhen(notifier) {
  return (source) => {
    notifier(emitting(source.failure, undefined));
    return source;
  };
}

export const repeatWhen = () => same();

export function retry(options) {
  return (source) => {
    functionAmong(options?.delay)?.(source.failure, some);
    return source;
  };
}

/** Those that only say when, how often or for how long. */
export function same() {
  return (source) => source;
}

export const auditTime = same;
export const debounceTime = same;
export const delay = same;
export const distinctUntilKeyChanged = same;
export const ignoreElements = same;
export const multicast = same;
export const observeOn = same;
export const publish = same;
export const publishReplay = same;
export const refCount = same;
export const repeat = same;
export const sample = same;
export const sampleTime = same;
export const share = same;
export const shareReplay = same;
export const skip = same;
export const skipLast = same;
export const skipUntil = same;
export const subscribeOn = same;
export const take = same;
export const takeLast = same;
export const takeUntil = same;
export const throttleTime = same;
export const throwIfEmpty = same;
export const timeout = same;
