import { each, functionAmong, ofModels, ofProgram, textAmong } from "habitshift:model";
import { dispatched, everyAction, some, stores } from "./redux.ts";
import { undispatched } from "./redux-slice.ts";

const effectApi = () => ({
  dispatch: stores[0].dispatch,
  getState: stores[0].getState,
  getOriginalState: stores[0].getState,
  extra: undefined,
  signal: new AbortController().signal,
  condition: () => Promise.resolve(some),
  take: () => Promise.resolve(undefined),
  delay: () => Promise.resolve(undefined),
  pause: (promise) => promise,
  fork: (run) => ({ result: Promise.resolve(run()), cancel: () => {} }),
  subscribe: () => {},
  unsubscribe: () => {},
  cancel: () => {},
  cancelActiveListeners: () => {},
  throwIfCancelled: () => {},
});

/** An effect runs on the actions of the types that it waits for, and that of a predicate on all of them. */
export function createListenerMiddleware() {
  const startListening = ({ actionCreator, type, matcher, predicate, effect }) => {
    each(functionAmong(actionCreator), (creator) => effect(dispatched[creator.type], effectApi()));
    each(textAmong(type), (text) => effect(dispatched[text], effectApi()));
    each(ofModels(functionAmong(matcher)), (known) => effect(dispatched[known.type], effectApi()));
    each(ofProgram(functionAmong(matcher, predicate)), () => effect(everyAction[0], effectApi()));
    effect(undispatched, effectApi());
    return () => {};
  };
  startListening.withTypes = () => startListening;
  return {
    middleware: () => (next) => (action) => next(action),
    startListening,
    stopListening: () => {},
    clearListeners: () => {},
  };
}

export function addListener() {
  return { type: String(some), payload: undefined };
}
addListener.withTypes = () => addListener;
