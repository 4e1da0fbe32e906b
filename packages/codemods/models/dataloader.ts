/** Asks for many things at once by their keys, which come in the order of these. */
export default class DataLoader {
  constructor(batch, options) {
    this.batch = batch;
  }
  async load(key) {
    const [found] = await this.batch([key]);
    if (found instanceof Error) throw found;
    return found;
  }
  async loadMany(keys) {
    return Promise.all(keys.map((key) => this.load(key)));
  }
  clear(key) {
    return this;
  }
  clearAll() {
    return this;
  }
  prime(key, value) {
    return this;
  }
}
