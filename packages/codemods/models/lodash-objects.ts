import { copying, at as held, iterated } from "habitshift:model";

export const get = (object, path, otherwise) => held(object, path) ?? otherwise;
export const at = (object, paths) => paths.map((path) => held(object, path));
export const has = (object, path) => held(object, path) !== undefined;
export const property = (path) => (object) => held(object, path);
export const propertyOf = (object) => (path) => held(object, path);
export const iteratee = (by) => (object) => iterated(object, by);

/** What is copied by its names is read by them: it is as if it were the object itself. */
export const pick = (object, a, b, c, d) => copying(object, a, b, c, d);
export const pickBy = (object, keep) =>
  Object.fromEntries(Object.entries(object).filter(([key, value]) => keep(value, key)));
export const mapValues = (object, by) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, iterated(value, by, key)]));
export const mapKeys = (object, by) =>
  Object.fromEntries(
    Object.entries(object).map(([key, value]) => [iterated(value, by, key), value]),
  );
export const invert = (object) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [value, key]));
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
export const isEqual = (left, right) => left === right;

export {
  assign as assignIn,
  assign as defaults,
  assign as defaultsDeep,
  assign as extend,
  assign as merge,
  clone as cloneDeep,
  clone as identity,
  entries as toPairs,
  get as result,
  iteratee as matches,
  iteratee as matchesProperty,
  pick as omit,
  pickBy as omitBy,
};
