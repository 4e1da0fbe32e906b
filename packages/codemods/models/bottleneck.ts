/** Calls what it is given in its turn. */
export default class Bottleneck {
  async schedule(first, ...args) {
    const call = typeof first === "function" ? first : args.shift();
    return call(...args);
  }
  wrap(call) {
    return async (...args) => call(...args);
  }
  submit(call, ...args) {
    call(...args);
  }
  on() {
    return this;
  }
  async stop() {}
  async disconnect() {}
}
