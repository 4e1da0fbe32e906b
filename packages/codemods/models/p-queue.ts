/** Calls what is added in its turn. */
export default class PQueue {
  async add(call) {
    return call({});
  }
  async addAll(calls) {
    return Promise.all([...calls].map((call) => call({})));
  }
  async onIdle() {}
  async onEmpty() {}
  async onSizeLessThan() {}
  start() {
    return this;
  }
  pause() {}
  clear() {}
  on() {
    return this;
  }
}
