import { functionAmong, objectAmong } from "habitshift:model";
import { hearFailure, hearSuccess, ofMutations, some, text } from "./react-query-cache.ts";
import { client } from "./react-query-client.ts";

export function useMutation<TData, TError, TVariables, TContext>(first, second, third) {
  const options = objectAmong(third, second, first) ?? {};
  const mutationFn = functionAmong(options.mutationFn, first, second);
  const mutation = {
    data: undefined,
    error: null,
    variables: undefined,
    context: undefined,
    status: text,
    failureCount: some,
    failureReason: null,
    isError: some,
    isIdle: some,
    isLoading: some,
    isPaused: some,
    isPending: some,
    isSuccess: some,
    submittedAt: some,
    mutate: mutateAsync,
    mutateAsync,
    reset: () => {},
  };
  async function mutateAsync(variables: TVariables, each) {
    mutation.variables = variables;
    const about = { client, meta: options.meta, mutationKey: options.mutationKey };
    const context: TContext = await options.onMutate?.(variables, about);
    mutation.context = context;
    try {
      const data: TData = await mutationFn(variables, about);
      mutation.data = data;
      hearSuccess(ofMutations, data, variables, context, about);
      await options.onSuccess?.(data, variables, context, about);
      await options.onSettled?.(data, null, variables, context, about);
      each?.onSuccess?.(data, variables, context, about);
      each?.onSettled?.(data, null, variables, context, about);
      return data;
    } catch (failure) {
      const error: TError = failure;
      mutation.error = error;
      hearFailure(ofMutations, error, variables, context, about);
      await options.onError?.(error, variables, context, about);
      await options.onSettled?.(undefined, error, variables, context, about);
      each?.onError?.(error, variables, context, about);
      each?.onSettled?.(undefined, error, variables, context, about);
      throw error;
    }
  }
  return mutation;
}
