import { some } from "./redux.ts";

export function createAction<P>(type, prepare) {
  const creator = (a: P, b, c, d) => {
    const prepared = prepare
      ? prepare(a, b, c, d)
      : { payload: a, meta: undefined, error: undefined };
    return { type, payload: prepared.payload, meta: prepared.meta, error: prepared.error };
  };
  creator.type = type;
  creator.match = () => some;
  return creator;
}

export function createAsyncThunk<Returned, Arg, Config>(prefix, payloadCreator, options) {
  const creator = (arg: Arg) => (dispatch, getState, extra) => {
    const meta = { arg, requestId: String(some), requestStatus: String(some) };
    const outcome = { payload: undefined };
    const reject = (payload, error) => {
      outcome.payload = payload;
      dispatch({ type: `${prefix}/rejected`, payload, error, meta });
    };
    const fulfill = (payload: Returned) => {
      const action = { type: `${prefix}/fulfilled`, payload, meta, error: undefined };
      dispatch(action);
      return action;
    };
    const api = {
      dispatch,
      getState,
      extra,
      requestId: String(some),
      signal: new AbortController().signal,
      abort: () => {},
      rejectWithValue: (payload) => {
        reject(payload, { message: String(some), name: String(some) });
      },
      fulfillWithValue: (payload) => payload,
    };
    options?.condition?.(arg, api);
    dispatch({ type: `${prefix}/pending`, payload: undefined, meta });
    const loaded = Promise.resolve(payloadCreator(arg, api));
    loaded.catch((error) => {
      reject(undefined, options?.serializeError ? options.serializeError(error) : error);
    });
    const done = loaded.then(fulfill);
    done.unwrap = async () => {
      if (some) throw outcome.payload;
      return await loaded;
    };
    done.abort = () => {};
    done.arg = arg;
    done.requestId = String(some);
    return done;
  };
  creator.typePrefix = prefix;
  creator.pending = createAction(`${prefix}/pending`);
  creator.fulfilled = createAction(`${prefix}/fulfilled`);
  creator.rejected = createAction(`${prefix}/rejected`);
  creator.settled = () => some;
  return creator;
}

createAsyncThunk.withTypes = () => createAsyncThunk;

export function isAnyOf() {
  return () => some;
}

export function unwrapResult(action) {
  return action.payload;
}
