import { eachMember, functionAmong, given } from "habitshift:model";
import { createElement } from "react";
import { stores } from "./redux.ts";

export function useSelector(selector) {
  return selector(stores[0].getState());
}

useSelector.withTypes = () => useSelector;

export function useDispatch() {
  return stores[0].dispatch;
}

useDispatch.withTypes = () => useDispatch;

export function useStore() {
  return stores[0];
}

useStore.withTypes = () => useStore;

export function Provider({ children }) {
  return children;
}

export function connect(mapState, mapDispatch, mergeProps) {
  return (component) => (own) => {
    const { dispatch, getState } = stores[0];
    const fromState = mapState?.(getState(), own);
    const bound = eachMember(mapDispatch, (create) => (a, b, c) => dispatch(create(a, b, c)));
    const fromDispatch = functionAmong(mapDispatch)(dispatch, own);
    const merged = mergeProps?.(fromState, fromDispatch ?? bound, own);
    return createElement(component, {
      ...own,
      ...given(fromState, getState(), own),
      ...bound,
      ...fromDispatch,
      ...merged,
      dispatch,
    });
  };
}

export function shallowEqual() {
  return stores.length;
}

export function batch(run) {
  run();
}
