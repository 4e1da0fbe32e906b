import { cached, load, loadPages, ofMutations, ofQueries, text } from "./react-query-cache.ts";
import { useMutation } from "./react-query-mutation.ts";
import { observe } from "./react-query-query.ts";

/** What is observed without a component: the result that `useQuery` would give. */
export class QueryObserver<TQueryFnData, TError, TData> {
  constructor(client, options) {
    this.setOptions(options);
  }
  setOptions(options) {
    this.options = options;
    this.result = observe<TQueryFnData, TError, TData>(options, undefined, undefined, load);
  }
  getCurrentResult() {
    return this.result;
  }
  getOptimisticResult(options) {
    return observe<TQueryFnData, TError, TData>(options, undefined, undefined, load);
  }
  fetchOptimistic(options) {
    return Promise.resolve(this.getOptimisticResult(options));
  }
  refetch() {
    return Promise.resolve(this.result);
  }
  subscribe(listener) {
    listener(this.result);
    return () => {};
  }
  destroy() {}
}

export class InfiniteQueryObserver<TQueryFnData, TError, TData> {
  constructor(client, options) {
    this.result = observe<TQueryFnData, TError, TData>(options, undefined, undefined, loadPages);
  }
  getCurrentResult() {
    return this.result;
  }
  fetchNextPage() {
    return Promise.resolve(this.result);
  }
  fetchPreviousPage() {
    return Promise.resolve(this.result);
  }
  refetch() {
    return Promise.resolve(this.result);
  }
  subscribe(listener) {
    listener(this.result);
    return () => {};
  }
  destroy() {}
}

export class MutationObserver<TData, TError, TVariables, TContext> {
  constructor(client, options) {
    this.setOptions(options);
  }
  setOptions(options) {
    this.result = useMutation<TData, TError, TVariables, TContext>(options);
  }
  mutate(variables: TVariables, each) {
    return this.result.mutateAsync(variables, each);
  }
  getCurrentResult() {
    return this.result;
  }
  subscribe(listener) {
    listener(this.result);
    return () => {};
  }
  reset() {}
}

/** The cache as an object: what is in it, and who hears of all that goes through it. */
export class QueryCache {
  constructor(hearer) {
    ofQueries.push(hearer);
  }
  getAll() {
    return cached();
  }
  findAll() {
    return cached();
  }
  find(filters) {
    return cached(filters.queryKey ?? filters)[0];
  }
  subscribe(listener) {
    listener({ type: text, query: cached()[0] });
    return () => {};
  }
  clear() {}
}

export class MutationCache {
  constructor(hearer) {
    ofMutations.push(hearer);
  }
  getAll() {
    return [];
  }
  findAll() {
    return [];
  }
  subscribe() {
    return () => {};
  }
  clear() {}
}

export function dehydrate() {
  return { queries: cached(), mutations: [] };
}

/** All clients share the cache already. */
export function hydrate() {}
