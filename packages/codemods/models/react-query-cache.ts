import { keyOf } from "habitshift:model";

const cache = {};
/** The options of all clients: their default query function serves the queries that have none. */
const clients = [];

export const some = Boolean(cache);
export const text = String(some);

/** All clients of a program share what is cached under a key. */
export function read(key) {
  return cache[keyOf(key)];
}

export function store(key, data) {
  cache[keyOf(key)] = data;
}

export function addClient(options) {
  clients.push(options);
}

export function defaultsOf() {
  return clients[0].defaultOptions;
}

export function queryFnOf(options) {
  return options.queryFn ?? clients[0].defaultOptions.queries.queryFn;
}

export function load<TQueryFnData>(key, queryFn, options, pageParam) {
  const { signal } = new AbortController();
  const context = { queryKey: key, signal, meta: options.meta, pageParam };
  return Promise.resolve(queryFn(context)).then((data: TQueryFnData) => data);
}

export function loadPages<TQueryFnData>(key, queryFn, options) {
  const data = { pages: [], pageParams: [] };
  const params = [options.initialPageParam];
  const add = (page: TQueryFnData) => {
    data.pages.push(page);
    data.pageParams.push(params[0]);
    params.push(options.getNextPageParam?.(page, data.pages, params[0], data.pageParams));
    params.push(options.getPreviousPageParam?.(page, data.pages, params[0], data.pageParams));
  };
  load<TQueryFnData>(key, queryFn, options, params[0]).then(add);
  return load<TQueryFnData>(key, queryFn, options, params[0]).then(() => data);
}
