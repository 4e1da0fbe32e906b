import {
  each,
  eachMember,
  functionAmong,
  given,
  hookName,
  keyOf,
  objectAmong,
  sendFrom,
  textAmong,
  urlFrom,
} from "habitshift:model";
import { some, stores } from "./redux.ts";

const text = String(some);

/** What a base query gives: `data`, or `error`. */
export function fetchBaseQuery(options) {
  return (asked, api, extra) => {
    const request = objectAmong(asked);
    const url = urlFrom(options, textAmong(asked, request.url));
    const { method, headers, body } = request;
    const response = options.fetchFn
      ? options.fetchFn(new Request(url, { method, headers, body }))
      : sendFrom(options, url, request, api);
    const answer = response.then((received) => received.json());
    const meta = { request: undefined, response: undefined };
    const result = { data: undefined, error: undefined, meta };
    answer.then((body) => {
      result.data = body;
      const error = { status: some, data: body };
      result.error = error;
    });
    return Promise.resolve(result);
  };
}

export function fakeBaseQuery() {
  return () => ({ data: undefined, error: undefined });
}

export function retry(baseQuery) {
  return baseQuery;
}

function endpointOf(options, definition, name) {
  const held = { data: undefined };
  const prefix = `${options.reducerPath ?? "api"}/${name}`;
  const matchFulfilled = () => some;
  matchFulfilled.type = `${prefix}/fulfilled`;
  const matchPending = () => some;
  matchPending.type = `${prefix}/pending`;
  const matchRejected = () => some;
  matchRejected.type = `${prefix}/rejected`;
  const run = async (asked) => {
    const arg = definition.accept(asked);
    const meta = { arg: { originalArgs: arg, endpointName: name }, requestId: text };
    stores[0].dispatch({ type: matchPending.type, payload: undefined, meta });
    const api = {
      dispatch: stores[0].dispatch,
      getState: stores[0].getState,
      signal: undefined,
      endpoint: name,
      type: text,
    };
    const ask = (request) => options.baseQuery(request, api, definition.extraOptions);
    const result = definition.queryFn
      ? await definition.queryFn(arg, api, definition.extraOptions, ask)
      : await ask(definition.query(arg));
    const kept = definition.transform(result.data, result.meta, arg);
    const refused = definition.transformError(result.error, result.meta, arg);
    held.data = kept;
    stores[0].dispatch({ type: matchFulfilled.type, payload: kept, meta });
    const error = { message: text, name: text };
    stores[0].dispatch({ type: matchRejected.type, payload: refused, error, meta });
    definition.onQueryStarted?.(arg, {
      ...api,
      queryFulfilled: Promise.resolve({ data: kept, meta: result.meta }),
      updateCachedData: (recipe) => given(recipe, kept),
    });
    return { data: kept, error: refused };
  };
  const resultOf = (arg, settings) => {
    const result = {
      data: undefined,
      currentData: undefined,
      error: undefined,
      originalArgs: arg,
      endpointName: text,
      requestId: text,
      status: text,
      fulfilledTimeStamp: some,
      startedTimeStamp: some,
      isUninitialized: some,
      isLoading: some,
      isFetching: some,
      isSuccess: some,
      isError: some,
      refetch: () => run(arg),
      reset: () => {},
    };
    const ran = run(arg);
    ran.then((outcome) => {
      result.data = outcome.data;
      result.currentData = outcome.data;
      result.error = outcome.error;
    });
    result.data = held.data;
    return settings?.selectFromResult ? settings.selectFromResult(result) : result;
  };
  const start = (arg) => {
    const ran = run(arg);
    ran.unwrap = () => ran.then((outcome) => outcome.data);
    ran.abort = () => {};
    ran.unsubscribe = () => {};
    ran.reset = () => {};
    return ran;
  };
  const idle = (settings) => {
    const result = { ...resultOf(undefined, settings), data: held.data };
    return result;
  };
  const useLazy = (settings) => [start, idle(settings)];
  return {
    name,
    held,
    initiate: (arg) => () => start(arg),
    select: (arg) => () => ({
      data: held.data,
      error: undefined,
      isSuccess: some,
      isLoading: some,
      status: text,
    }),
    matchFulfilled,
    matchPending,
    matchRejected,
    useQuery: resultOf,
    useQueryState: resultOf,
    useQuerySubscription: resultOf,
    useLazyQuery: useLazy,
    useMutation: useLazy,
  };
}

function asDefinition<Result, Arg>(definition) {
  return {
    accept: (arg: Arg) => arg,
    query: definition.query,
    queryFn: definition.queryFn,
    extraOptions: definition.extraOptions,
    onQueryStarted: definition.onQueryStarted,
    transform: (data, meta, arg) => {
      const result: Result = definition.transformResponse
        ? definition.transformResponse(data, meta, arg)
        : data;
      definition.providesTags?.(result, undefined, arg);
      definition.invalidatesTags?.(result, undefined, arg);
      return result;
    },
    transformError: (error, meta, arg) =>
      definition.transformErrorResponse
        ? definition.transformErrorResponse(error, meta, arg)
        : error,
  };
}

const build = {
  query: asDefinition,
  mutation: asDefinition,
  infiniteQuery: asDefinition,
};

export function createApi(options) {
  const api = {
    reducerPath: options.reducerPath ?? "api",
    reducer: (state) => state,
    middleware: () => (next) => (action) => next(action),
    endpoints: {},
    util: undefined,
    injectEndpoints: undefined,
    enhanceEndpoints: () => api,
    usePrefetch: () => () => {},
  };
  const add = (endpoints) => {
    const made = eachMember(given(endpoints, build), (definition, name) =>
      endpointOf(options, definition, name),
    );
    eachMember(made, (endpoint, name) => {
      api.endpoints[name] = endpoint;
      api[hookName("use", name, "Query")] = endpoint.useQuery;
      api[hookName("useLazy", name, "Query")] = endpoint.useLazyQuery;
      api[hookName("use", name, "Mutation")] = endpoint.useMutation;
    });
  };
  api.util = {
    updateQueryData: (name, _arg, recipe) => () => {
      const { held } = api.endpoints[name];
      const changed = recipe(held.data);
      held.data = changed;
      return { undo: () => {} };
    },
    upsertQueryData: (name, _arg, data) => () => {
      api.endpoints[name].held.data = data;
    },
    invalidateTags: () => ({ type: text }),
    resetApiState: () => ({ type: text }),
    prefetch: () => ({ type: text }),
  };
  api.injectEndpoints = (more) => {
    add(more.endpoints);
    return api;
  };
  add(options.endpoints);
  return api;
}

export function setupListeners() {}

export function ApiProvider({ children }) {
  return children;
}

export const skipToken = undefined;
