/** Keeps what is written to it, for a while. */
export class LRUCache extends Map {
  constructor(options) {
    super();
    this.fetchMethod = options?.fetchMethod;
  }
  peek(key) {
    return this.get(key);
  }
  async fetch(key) {
    const fetched = await this.fetchMethod?.(key, undefined, {});
    this.set(key, fetched);
    return this.get(key);
  }
  memo(key) {
    return this.get(key);
  }
  purgeStale() {}
}

export default LRUCache;
