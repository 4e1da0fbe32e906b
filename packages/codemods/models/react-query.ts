import { load, loadPages, some } from "./react-query-cache.ts";
import { client } from "./react-query-client.ts";
import { observe } from "./react-query-query.ts";

export { QueryClient } from "./react-query-client.ts";
export { useMutation } from "./react-query-mutation.ts";
export {
  dehydrate,
  hydrate,
  InfiniteQueryObserver,
  MutationCache,
  MutationObserver,
  QueryCache,
  QueryObserver,
} from "./react-query-observers.ts";

export function useQuery<TQueryFnData, TError, TData>(first, second, third) {
  return observe<TQueryFnData, TError, TData>(first, second, third, load);
}

export function useSuspenseQuery<TQueryFnData, TError, TData>(options) {
  return observe<TQueryFnData, TError, TData>(options, undefined, undefined, load);
}

export function useInfiniteQuery<TQueryFnData, TError, TData>(first, second, third) {
  return observe<TQueryFnData, TError, TData>(first, second, third, loadPages);
}

export function useSuspenseInfiniteQuery<TQueryFnData, TError, TData>(options) {
  return observe<TQueryFnData, TError, TData>(options, undefined, undefined, loadPages);
}

export function usePrefetchQuery(options) {
  observe(options, undefined, undefined, load);
}

export function usePrefetchInfiniteQuery(options) {
  observe(options, undefined, undefined, loadPages);
}

/** Each place is a query of its own; a list of unknown length has the same in all of them. */
export function useQueries(first) {
  const queries = first.queries ?? first;
  const results = [
    observe(queries[0], undefined, undefined, load),
    observe(queries[1], undefined, undefined, load),
    observe(queries[2], undefined, undefined, load),
    observe(queries[3], undefined, undefined, load),
  ];
  return first.combine ? first.combine(results) : results;
}

export function useSuspenseQueries(options) {
  return useQueries(options);
}

export function queryOptions(options) {
  return options;
}

export function infiniteQueryOptions(options) {
  return options;
}

export function mutationOptions(options) {
  return options;
}

export function keepPreviousData(previous) {
  return previous;
}

export const skipToken = undefined;

export function useQueryClient() {
  return client;
}

export function QueryClientProvider({ children }) {
  return children;
}

export function HydrationBoundary({ children }) {
  return children;
}

export function Hydrate({ children }) {
  return children;
}

export function useIsFetching() {
  return some;
}

export function useIsMutating() {
  return some;
}
