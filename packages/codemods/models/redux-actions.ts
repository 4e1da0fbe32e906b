import { textAmong } from "habitshift:model";
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
  creator.match.type = type;
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
  creator.settled = isAnyOf(creator.fulfilled, creator.rejected);
  return creator;
}

createAsyncThunk.withTypes = () => createAsyncThunk;

/** A matcher has the types of all actions that it lets through, as an action creator has its own. */
export function isAnyOf(a, b, c, d, e, f) {
  const matches = () => some;
  matches.type = textAmong(a?.type, b?.type, c?.type, d?.type, e?.type, f?.type);
  return matches;
}

export function isPending(a, b, c, d, e, f) {
  return isAnyOf(a?.pending, b?.pending, c?.pending, d?.pending, e?.pending, f?.pending);
}

export function isFulfilled(a, b, c, d, e, f) {
  return isAnyOf(
    a?.fulfilled,
    b?.fulfilled,
    c?.fulfilled,
    d?.fulfilled,
    e?.fulfilled,
    f?.fulfilled,
  );
}

export function isRejected(a, b, c, d, e, f) {
  return isAnyOf(a?.rejected, b?.rejected, c?.rejected, d?.rejected, e?.rejected, f?.rejected);
}

export const isRejectedWithValue = isRejected;

export function unwrapResult(action) {
  return action.payload;
}
