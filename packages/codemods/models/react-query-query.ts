import { functionAmong, given, keyAmong, objectAmong } from "habitshift:model";
import { queryFnOf, read, some, store, text } from "./react-query-cache.ts";

/** One query that a component observes: what it holds is what was cached, by whoever, and what it fetches. */
export function observe<TQueryFnData, TError, TData>(first, second, third, fetcher) {
  const options = objectAmong(third, second, first) ?? {};
  const key = options.queryKey ?? keyAmong(first);
  const queryFn = functionAmong(queryFnOf(options), first, second);
  const result = resultOf();
  const show = (data: TQueryFnData) => {
    const chosen: TData = options.select ? options.select(data) : data;
    result.data = chosen;
    options.onSuccess?.(chosen);
    options.onSettled?.(chosen, null);
  };
  const fetchAgain = () => {
    const loaded = fetcher<TQueryFnData>(key, queryFn, options);
    result.promise = loaded;
    loaded.then((data) => {
      store(key, data);
    });
    loaded.catch((error: TError) => {
      result.error = error;
      options.onError?.(error);
      options.onSettled?.(undefined, error);
    });
    return Promise.resolve(result);
  };
  result.refetch = fetchAgain;
  result.fetchNextPage = fetchAgain;
  result.fetchPreviousPage = fetchAgain;
  fetchAgain();
  const initial: TQueryFnData = given(options.initialData);
  store(key, initial);
  show(read(key));
  show(given(options.placeholderData, read(key), result));
  options.enabled?.(result);
  return result;
}

function resultOf() {
  return {
    data: undefined,
    error: null,
    status: text,
    fetchStatus: text,
    dataUpdatedAt: some,
    errorUpdatedAt: some,
    errorUpdateCount: some,
    failureCount: some,
    failureReason: null,
    isEnabled: some,
    isError: some,
    isFetched: some,
    isFetchedAfterMount: some,
    isFetching: some,
    isIdle: some,
    isInitialLoading: some,
    isLoading: some,
    isLoadingError: some,
    isPaused: some,
    isPending: some,
    isPlaceholderData: some,
    isPreviousData: some,
    isRefetchError: some,
    isRefetching: some,
    isStale: some,
    isSuccess: some,
    isFetchingNextPage: some,
    isFetchingPreviousPage: some,
    isFetchNextPageError: some,
    isFetchPreviousPageError: some,
    hasNextPage: some,
    hasPreviousPage: some,
    refetch: undefined,
    fetchNextPage: undefined,
    fetchPreviousPage: undefined,
    promise: undefined,
    remove: () => {},
  };
}
