import { eachMember, functionAmong, given, unwrapped } from "habitshift:model";
import {
  useInfiniteQuery as infinite,
  useMutation as mutation,
  useQuery as query,
} from "./react-query.ts";

export {
  infiniteQueryOptions,
  keepPreviousData,
  QueryClient,
  queryOptions,
  useIsFetching,
  useIsMutating,
  useQueryClient,
} from "./react-query.ts";

/** What a query gives is a ref each, but for its functions. */
function refs(result) {
  return eachMember(result, (member) => functionAmong(member) ?? { value: member });
}

export function useQuery<TQueryFnData, TError, TData>(options) {
  return refs(query<TQueryFnData, TError, TData>(unwrapped(given(options))));
}

export function useInfiniteQuery<TQueryFnData, TError, TData>(options) {
  return refs(infinite<TQueryFnData, TError, TData>(unwrapped(given(options))));
}

export function useMutation<TData, TError, TVariables, TContext>(options) {
  return refs(mutation<TData, TError, TVariables, TContext>(unwrapped(given(options))));
}

export const VueQueryPlugin = { install: () => {} };
