/** Keeps what is written to it, for a while. */
export default class NodeCache {
  constructor() {
    this.kept = new Map();
  }
  set(key, value) {
    this.kept.set(key, value);
    return true;
  }
  mset(entries) {
    for (const { key, val } of entries) this.kept.set(key, val);
    return true;
  }
  get(key) {
    return this.kept.get(key);
  }
  take(key) {
    return this.kept.get(key);
  }
  mget(keys) {
    return Object.fromEntries(keys.map((key) => [key, this.kept.get(key)]));
  }
  keys() {
    return [...this.kept.keys()];
  }
  has(key) {
    return this.kept.has(key);
  }
  del(key) {
    return Number(this.kept.delete(key));
  }
  on(event, hear) {
    for (const [key, value] of this.kept) hear(key, value);
    return this;
  }
  ttl() {
    return true;
  }
  flushAll() {}
  close() {}
}
