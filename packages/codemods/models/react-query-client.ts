import { functionAmong, given, keyAmong, keyOf, objectAmong } from "habitshift:model";
import {
  addClient,
  defaultsOf,
  load,
  loadPages,
  queryFnOf,
  read,
  some,
  store,
  text,
} from "./react-query-cache.ts";

/** What a filter names is named alike wherever it is cached. */
function name(filters) {
  keyOf(filters?.queryKey ?? filters);
}

export class QueryClient {
  constructor(options) {
    addClient(options);
  }
  getQueryData<TData>(key) {
    const data: TData = read(key);
    return data;
  }
  getQueryState(key) {
    return {
      data: read(key),
      error: null,
      status: text,
      fetchStatus: text,
      dataUpdatedAt: some,
      isInvalidated: some,
    };
  }
  setQueryData<TData>(key, updater) {
    const data: TData = given(updater, read(key));
    store(key, data);
    return data;
  }
  getQueriesData<TData>(filters) {
    const key = filters.queryKey ?? filters;
    const data: TData = read(key);
    return [[key, data]];
  }
  setQueriesData<TData>(filters, updater) {
    const key = filters.queryKey ?? filters;
    return [[key, this.setQueryData<TData>(key, updater)]];
  }
  fetchQuery<TData>(first, second, third) {
    const options = objectAmong(third, second, first) ?? {};
    const key = options.queryKey ?? keyAmong(first);
    const loaded = load<TData>(key, functionAmong(queryFnOf(options), first, second), options);
    loaded.then((data) => {
      store(key, data);
    });
    return loaded.then(() => read(key));
  }
  ensureQueryData<TData>(first, second) {
    return this.fetchQuery<TData>(first, second);
  }
  prefetchQuery(first, second, third) {
    return this.fetchQuery(first, second, third).then(() => undefined);
  }
  fetchInfiniteQuery<TData>(options) {
    const loaded = loadPages<TData>(options.queryKey, functionAmong(queryFnOf(options)), options);
    loaded.then((data) => {
      store(options.queryKey, data);
    });
    return loaded;
  }
  prefetchInfiniteQuery(options) {
    return this.fetchInfiniteQuery(options).then(() => undefined);
  }
  setDefaultOptions(options) {
    addClient({ defaultOptions: options });
  }
  getDefaultOptions() {
    return defaultsOf();
  }
  setQueryDefaults(key, options) {
    this.fetchQuery({ queryKey: key, queryFn: options.queryFn });
  }
  invalidateQueries(filters) {
    name(filters);
    return Promise.resolve();
  }
  cancelQueries(filters) {
    name(filters);
    return Promise.resolve();
  }
  refetchQueries(filters) {
    name(filters);
    return Promise.resolve();
  }
  resetQueries(filters) {
    name(filters);
    return Promise.resolve();
  }
  removeQueries(filters) {
    name(filters);
  }
  clear() {}
  mount() {}
  unmount() {}
  isFetching() {
    return some;
  }
  isMutating() {
    return some;
  }
}

export const client = new QueryClient({});
