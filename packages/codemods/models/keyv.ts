/** Keeps what is written to it. */
export class Keyv {
  constructor() {
    this.kept = new Map();
  }
  async set(key, value) {
    this.kept.set(key, value);
    return true;
  }
  async get(key) {
    return this.kept.get(key);
  }
  async has(key) {
    return this.kept.has(key);
  }
  async delete(key) {
    return this.kept.delete(key);
  }
  async clear() {}
  on() {
    return this;
  }
}

export default Keyv;
