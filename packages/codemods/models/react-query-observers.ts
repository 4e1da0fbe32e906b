import { cached, load, loadPages, ofMutations, ofQueries, text } from "./react-query-cache.ts";
import { useMutation } from "./react-query-mutation.ts";
import { observe } from "./react-query-query.ts";

/** What all observers do with the result that they are made with. */
class Observer {
  getCurrentResult() {
    return this.result;
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

/** What is observed without a component: the result that `useQuery` would give. */
export class QueryObserver<TQueryFnData, TError, TData> extends Observer {
  constructor(client, options) {
    super();
    this.setOptions(options);
  }
  setOptions(options) {
    this.options = options;
    this.result = observe<TQueryFnData, TError, TData>(options, undefined, undefined, load);
  }
  getOptimisticResult(options) {
    return observe<TQueryFnData, TError, TData>(options, undefined, undefined, load);
  }
  fetchOptimistic(options) {
    return Promise.resolve(this.getOptimisticResult(options));
  }
}

export class InfiniteQueryObserver<TQueryFnData, TError, TData> extends Observer {
  constructor(client, options) {
    super();
    this.result = observe<TQueryFnData, TError, TData>(options, undefined, undefined, loadPages);
  }
  fetchNextPage() {
    return Promise.resolve(this.result);
  }
  fetchPreviousPage() {
    return Promise.resolve(this.result);
  }
}

export class MutationObserver<TData, TError, TVariables, TContext> extends Observer {
  constructor(client, options) {
    super();
    this.setOptions(options);
  }
  setOptions(options) {
    this.result = useMutation<TData, TError, TVariables, TContext>(options);
  }
  mutate(variables: TVariables, each) {
    return this.result.mutateAsync(variables, each);
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
