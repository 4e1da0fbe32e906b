import {
  each,
  emitted,
  emittedTogether,
  failed,
  failedTogether,
  functionAmong,
  piped,
} from "habitshift:model";
import { emitting, from, Observable, some, toPromise } from "./rxjs-observable.ts";

export function of<T>(...values) {
  const result = new Observable<T>();
  const list: T[] = values;
  each(emitted(list), (value) => {
    result.held = value;
  });
  return result;
}

export function defer(make) {
  return from(make());
}

export function iif(test, yes, no) {
  test();
  return merge(yes, no);
}

export function throwError(make) {
  return emitting(undefined, functionAmong(make)?.() ?? make);
}

export const EMPTY = new Observable();
export const NEVER = EMPTY;

export function empty() {
  return EMPTY;
}

export const never = empty;

export function timer() {
  return emitting(some, undefined);
}

export const interval = timer;
export const range = timer;

export function merge(...inputs) {
  const result = new Observable();
  each(emitted(inputs), (input) => {
    result.held = emitted(input);
    result.failure = failed(input);
  });
  return result;
}

export const concat = merge;
export const onErrorResumeNext = merge;

/** The inputs stand in one list or object, or one by one; a function behind them takes what they emit. */
function together(inputs) {
  const combine = functionAmong(...inputs);
  const parts = emittedTogether(inputs);
  const held = combine ? combine(parts[0], parts[1], parts[2], parts[3]) : parts;
  return emitting(held, failedTogether(inputs));
}

export function combineLatest(...inputs) {
  return together(inputs);
}

export const forkJoin = combineLatest;
export const zip = combineLatest;

export function race(first, ...others) {
  return merge(...emitted([first]), ...others);
}

export function partition(source, predicate) {
  predicate(emitted(source), some);
  return [from(source), from(source)];
}

export function using(makeResource, makeObservable) {
  return from(makeObservable(makeResource()));
}

export function fromEvent() {
  return new Observable();
}

export const fromEventPattern = fromEvent;

export function generate() {
  return new Observable();
}

export function firstValueFrom(source, options) {
  return toPromise(source).then((value) => value ?? options?.defaultValue);
}

export const lastValueFrom = firstValueFrom;

/** Operators without a source yet. */
export function pipe(...operators) {
  return (source) => piped(source, operators);
}

export function isObservable() {
  return some;
}

export function identity(value) {
  return value;
}

export function noop() {}

export const config = {};
