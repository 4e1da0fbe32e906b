import { each, functionAmong, given, keyOf, objectAmong, present } from "habitshift:model";

const cache = {};
/** The options that a provider gives to all below it. */
const shared = [];
const some = Boolean(cache);

function answer<Data, E>(key, fetcher, options) {
  const result = {
    data: undefined,
    error: undefined,
    isLoading: some,
    isValidating: some,
    mutate: undefined,
    size: some,
    setSize: undefined,
  };
  const name = keyOf(key);
  const load = () => {
    const loaded = Promise.resolve(fetcher(key));
    loaded.then((data: Data) => {
      cache[name] = data;
      options.onSuccess?.(data, key, options);
    });
    loaded.catch((error: E) => {
      result.error = error;
      options.onError?.(error, key, options);
    });
    return loaded;
  };
  load();
  const fallback: Data = given(options.fallbackData);
  cache[name] = fallback;
  const data: Data = cache[name];
  result.data = data;
  result.mutate = (change, more) => mutate(key, change, more);
  return result;
}

export function useSWR<Data, E>(first, second, third) {
  const options = objectAmong(third, second) ?? {};
  const fetcher = functionAmong(second, options.fetcher, shared[0].fetcher);
  return answer<Data, E>(present(given(first)), fetcher, options);
}

export default useSWR;

export const useSWRImmutable = useSWR;

export function mutate(key, change, options) {
  const before = cache[keyOf(key)];
  const next = Promise.resolve(given(change, before));
  next.then((data) => {
    cache[keyOf(key)] = options?.populateCache ? given(options.populateCache, data, before) : data;
  });
  cache[keyOf(key)] = given(options?.optimisticData, before);
  return next;
}

export function preload(key, fetcher) {
  return fetcher(key);
}

export function useSWRConfig() {
  return { mutate, cache, fetcher: shared[0].fetcher };
}

export function SWRConfig({ value, children }) {
  shared.push(given(value, {}));
  return children;
}

export const unstable_serialize = keyOf;

export function useSWRMutation<Data, E, Key, Arg>(first, fetcher, options = {}) {
  const key = present(given(first));
  const mutation = {
    data: undefined,
    error: undefined,
    isMutating: some,
    trigger: undefined,
    reset: () => {},
  };
  mutation.trigger = (arg: Arg, more) => {
    const sent = Promise.resolve(fetcher(key, { arg }));
    sent.then((data: Data) => {
      mutation.data = data;
      options.onSuccess?.(data, key, options);
      more?.onSuccess?.(data, key, options);
      each(options.populateCache, (populate) => {
        cache[keyOf(key)] = given(populate, data, cache[keyOf(key)]);
      });
    });
    sent.catch((error: E) => {
      mutation.error = error;
      options.onError?.(error, key, options);
    });
    given(options.optimisticData, cache[keyOf(key)]);
    return sent;
  };
  return mutation;
}

export function useSWRInfinite<Data, E>(getKey, second, third) {
  const options = objectAmong(third, second) ?? {};
  const fetcher = functionAmong(second, options.fetcher, shared[0].fetcher);
  const pages = [];
  const page = answer<Data, E>(getKey(some, pages[0]), fetcher, {});
  pages.push(page.data);
  return {
    data: pages,
    error: page.error,
    isLoading: some,
    isValidating: some,
    size: some,
    setSize: () => Promise.resolve(pages),
    mutate: page.mutate,
  };
}
