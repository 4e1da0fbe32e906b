/** What runs within has the store that it was run with. */
export class AsyncLocalStorage {
  run(store, call, ...given) {
    this.store = store;
    return call(...given);
  }
  enterWith(store) {
    this.store = store;
  }
  exit(call, ...given) {
    return call(...given);
  }
  getStore() {
    return this.store;
  }
  disable() {}
  static bind(call) {
    return call;
  }
  static snapshot() {
    return (call, ...given) => call(...given);
  }
}

export class AsyncResource {
  runInAsyncScope(call, self, ...given) {
    return call.apply(self, given);
  }
  bind(call) {
    return call;
  }
  static bind(call) {
    return call;
  }
}

export const createHook = () => ({ enable() {}, disable() {} });
export const executionAsyncId = () => 0;
export const triggerAsyncId = () => 0;
