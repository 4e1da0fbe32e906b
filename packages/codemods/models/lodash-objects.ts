import { alike, copying, at as held, iterated, put } from "habitshift:model";

export const get = (object, path, otherwise) => held(object, path) ?? otherwise;
export const at = (object, paths) => paths.map((path) => held(object, path));
export const has = (object, path) => held(object, path) !== undefined;
export const property = (path) => (object) => held(object, path);
export const propertyOf = (object) => (path) => held(object, path);
export const iteratee = (by) => (object) => iterated(object, by);

export const set = (object, path, value) => put(object, path, value);
export const update = (object, path, by) => put(object, path, by(held(object, path)));
export const invoke = (object, path, a, b) => held(object, path)(a, b);
/** What is left out goes with all that holds it, as an object does that is copied without it. */
export const unset = (object, path) => {
  copying(object, path);
  return true;
};

/** What is copied by its names is read by them: it is as if it were the object itself. */
export const pick = (object, a, b, c, d) => copying(object, a, b, c, d);
export const pickBy = (object, keep) => {
  for (const [key, value] of Object.entries(object)) keep(value, key);
  return object;
};
export const mapValues = (object, by) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, iterated(value, by, key)]));
export const mapKeys = (object, by) =>
  Object.fromEntries(
    Object.entries(object).map(([key, value]) => [iterated(value, by, key), value]),
  );
export const invert = (object) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [value, key]));
export const findKey = (object, by) => Object.keys(object).find((key) => iterated(object[key], by));
export const transform = (object, by, start) => {
  const held = start ?? {};
  for (const [key, value] of Object.entries(object)) by(held, value, key, object);
  return held;
};
export const isMatch = (object, like) => iterated(object, like);
export const keys = (object) => Object.keys(object);
export const entries = (object) => Object.entries(object);
export const fromPairs = (pairs) => Object.fromEntries(pairs);
export const assign = (target, a, b, c) => Object.assign(target, a, b, c);
export const castArray = (value) => [].concat(value);
export const clone = (value) => value;
export const tap = (value, use) => {
  use(value);
  return value;
};
export const thru = (value, use) => use(value);
export const defaultTo = (value, otherwise) => value ?? otherwise;
export const isEqual = alike;

export {
  assign as assignIn,
  assign as assignWith,
  assign as defaults,
  assign as defaultsDeep,
  assign as extend,
  assign as extendWith,
  assign as merge,
  assign as mergeWith,
  clone as cloneDeep,
  clone as cloneDeepWith,
  clone as cloneWith,
  clone as identity,
  clone as toPlainObject,
  entries as entriesIn,
  entries as toPairs,
  entries as toPairsIn,
  findKey as findLastKey,
  get as result,
  has as hasIn,
  isEqual as isEqualWith,
  iteratee as matches,
  iteratee as matchesProperty,
  keys as keysIn,
  pick as omit,
  pickBy as omitBy,
  set as setWith,
  update as updateWith,
};
