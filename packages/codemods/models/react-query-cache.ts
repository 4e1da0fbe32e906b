import { eachMember, keyOf } from "habitshift:model";

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

/** What query caches, and mutation caches, are made with: they hear of the ends of all queries and mutations. */
export const ofQueries = [];
export const ofMutations = [];

export function hearSuccess(hearers, data, ...beside) {
  hearers[0]?.onSuccess?.(data, ...beside);
  hearers[0]?.onSettled?.(data, null, ...beside);
}

export function hearFailure(hearers, error, ...beside) {
  hearers[0]?.onError?.(error, ...beside);
  hearers[0]?.onSettled?.(undefined, error, ...beside);
}

function entryOf(data, key) {
  return { queryKey: [key], queryHash: text, state: { data, error: null, status: text } };
}

/** The queries that are cached, as objects; those of one key where one is given. */
export function cached(key) {
  if (key) return [entryOf(read(key), key)];
  const entries = [];
  eachMember(cache, (data, name) => {
    entries.push(entryOf(data, name));
  });
  return entries;
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
  const loaded = Promise.resolve(queryFn(context)).then((data: TQueryFnData) => data);
  const query = { ...entryOf(undefined, key), meta: options.meta };
  loaded.then(
    (data) => hearSuccess(ofQueries, data, query),
    (error) => hearFailure(ofQueries, error, query),
  );
  return loaded;
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
