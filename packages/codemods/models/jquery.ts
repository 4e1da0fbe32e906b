import { functionAmong } from "habitshift:model";

/** A promise, and what settles it. */
export class Deferred {
  constructor(begin) {
    this.promised = new Promise((resolve, reject) => {
      this.settle = resolve;
      this.refuse = reject;
    });
    functionAmong(begin)?.call(this, this);
  }
  promise() {
    return this.promised;
  }
  resolve(value) {
    this.settle(value);
    return this;
  }
  resolveWith(self, [value]) {
    return this.resolve(value);
  }
  reject(value) {
    this.refuse(value);
    return this;
  }
  rejectWith(self, [value]) {
    return this.reject(value);
  }
  then(done, failed) {
    return this.promised.then(done, failed);
  }
  catch(failed) {
    return this.promised.catch(failed);
  }
  done(run) {
    this.promised.done(run);
    return this;
  }
  fail(run) {
    this.promised.fail(run);
    return this;
  }
  always(run) {
    this.promised.always(run);
    return this;
  }
}

export function deferred(begin) {
  return new Deferred(begin);
}

/** Functions that are called together. */
class Callbacks {
  constructor() {
    this.runs = [];
  }
  add(first, second) {
    for (const run of [].concat(first, second)) this.runs.push(run);
    return this;
  }
  fire(a, b, c) {
    for (const run of this.runs) run?.(a, b, c);
    return this;
  }
  fireWith(self, [a, b, c]) {
    return this.fire(a, b, c);
  }
  remove(run) {
    return this;
  }
  empty() {
    return this;
  }
  has(run) {
    return this.runs.includes(run);
  }
}

export function callbacks() {
  return new Callbacks();
}

/** What callbacks get of a promise among others: of a request, all that its own callbacks get. */
async function given(source) {
  return source?.togetherWithOthers ?? (await source);
}

/** Promises whose callbacks get one argument for each of them. */
export function together(first, second, third, fourth, fifth) {
  const call = async (run) =>
    run?.(
      await given(first),
      await given(second),
      await given(third),
      await given(fourth),
      await given(fifth),
    );
  const failing = Promise.all([first, second, third, fourth, fifth]);
  const all = {
    then: (done, failed) => {
      failing.fail(failed);
      return call(done);
    },
    done: (run) => {
      call(run);
      return all;
    },
    fail: (run) => {
      failing.fail(run);
      return all;
    },
    always: (run) => {
      call(run);
      return all;
    },
    catch: (run) => failing.catch(run),
    promise: () => all,
  };
  return all;
}
