import { emitted, failed, functionAmong, objectAmong, piped } from "habitshift:model";

export const some = Boolean(piped);

export class Subscription {
  closed = some;
  constructor(teardown) {
    teardown?.();
  }
  add(teardown) {
    functionAmong(teardown)?.();
  }
  remove() {}
  unsubscribe() {}
}

/** All that it ever emits, and all that it may fail with, whoever subscribes and when. */
export class Observable<T> {
  held: T;
  failure;
  constructor(run) {
    const observable = this;
    const teardown = run?.({
      next: (value: T) => {
        observable.held = value;
      },
      error: (error) => {
        observable.failure = error;
      },
      complete: () => {},
      add: (done) => functionAmong(done)?.(),
      unsubscribe: () => {},
      closed: some,
    });
    functionAmong(teardown)?.();
  }
  pipe(...operators) {
    return piped(this, operators);
  }
  subscribe(first, onError, onDone) {
    notify(this, first, onError, onDone);
    return new Subscription();
  }
  forEach(react) {
    react(this.held);
    return toPromise(this).then(() => undefined);
  }
  toPromise() {
    return toPromise(this);
  }
}

/** Observers are functions by their places, or the methods of one object. */
export function notify(source, first, onError, onDone) {
  const observer = objectAmong(first);
  functionAmong(first)?.(source.held);
  observer?.next?.(source.held);
  onError?.(source.failure);
  observer?.error?.(source.failure);
  onDone?.();
  observer?.complete?.();
}

export function toPromise(source) {
  return new Promise((resolve, reject) => {
    resolve(source.held);
    reject(source.failure);
  });
}

export function emitting(values, failures) {
  const result = new Observable();
  result.held = values;
  result.failure = failures;
  return result;
}

/** What is like an observable, such as a promise or a list, as one. */
export function from(input) {
  return emitting(emitted(input), failed(input));
}

export class Subject<T> extends Observable<T> {
  observed = some;
  closed = some;
  next(value: T) {
    this.held = value;
  }
  error(error) {
    this.failure = error;
  }
  complete() {}
  unsubscribe() {}
  asObservable() {
    return this;
  }
}

export class BehaviorSubject<T> extends Subject<T> {
  constructor(initial: T) {
    super();
    this.held = initial;
  }
  get value() {
    return this.held;
  }
  getValue() {
    return this.held;
  }
}

export class ReplaySubject<T> extends Subject<T> {}

export class AsyncSubject<T> extends Subject<T> {}
