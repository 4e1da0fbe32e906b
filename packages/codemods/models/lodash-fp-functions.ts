import * as functions from "./lodash-functions.ts";

/** `map(by, list)` and `map(by)(list)`: what is worked on comes last, and may come later. */
const dataLast = (call) => (by, data) =>
  data === undefined ? (later) => call(later, by) : call(data, by);

/** `reduce(by, start, list)`: each of them may come later. */
const third = (call) => (by, beside, data) => {
  if (beside === undefined)
    return (next, later) =>
      later === undefined ? (held) => call(held, by, next) : call(later, by, next);
  return data === undefined ? (later) => call(later, by, beside) : call(data, by, beside);
};

/** `concat(list, others)`: in the order that they are worked on. */
const inOrder = (call) => (first, second) =>
  second === undefined ? (later) => call(first, later) : call(first, second);

export const at = dataLast(functions.at);
export const chunk = dataLast(functions.chunk);
export const countBy = dataLast(functions.countBy);
export const defaultTo = dataLast(functions.defaultTo);
export const drop = dataLast(functions.drop);
export const dropRight = dataLast(functions.dropRight);
export const dropWhile = dataLast(functions.dropWhile);
export const each = dataLast(functions.each);
export const every = dataLast(functions.every);
export const filter = dataLast(functions.filter);
export const find = dataLast(functions.find);
export const findIndex = dataLast(functions.findIndex);
export const findLast = dataLast(functions.findLast);
export const findLastIndex = dataLast(functions.findLastIndex);
export const flatMap = dataLast(functions.flatMap);
export const forEach = dataLast(functions.forEach);
export const get = dataLast(functions.get);
export const groupBy = dataLast(functions.groupBy);
export const has = dataLast(functions.has);
export const includes = dataLast(functions.includes);
export const isEqual = dataLast(functions.isEqual);
export const keyBy = dataLast(functions.keyBy);
export const map = dataLast(functions.map);
export const mapKeys = dataLast(functions.mapKeys);
export const mapValues = dataLast(functions.mapValues);
export const maxBy = dataLast(functions.maxBy);
export const meanBy = dataLast(functions.meanBy);
export const minBy = dataLast(functions.minBy);
export const nth = dataLast(functions.nth);
export const omit = dataLast(functions.omit);
export const omitBy = dataLast(functions.omitBy);
export const padEnd = dataLast(functions.padEnd);
export const padStart = dataLast(functions.padStart);
export const partition = dataLast(functions.partition);
export const pick = dataLast(functions.pick);
export const pickBy = dataLast(functions.pickBy);
export const reject = dataLast(functions.reject);
export const remove = dataLast(functions.remove);
export const some = dataLast(functions.some);
export const sortBy = dataLast(functions.sortBy);
export const sumBy = dataLast(functions.sumBy);
export const take = dataLast(functions.take);
export const takeRight = dataLast(functions.takeRight);
export const takeWhile = dataLast(functions.takeWhile);
export const tap = dataLast(functions.tap);
export const thru = dataLast(functions.thru);
export const uniqBy = dataLast(functions.uniqBy);
export const unset = dataLast((object, path) => {
  functions.unset(object, path);
  return object;
});
export const join = dataLast((list, between) => list.join(between));
export const split = dataLast((text, between) => text.split(between));

export const reduce = third(functions.reduce);
export const orderBy = third(functions.orderBy);
export const getOr = third((object, otherwise, path) => functions.get(object, path, otherwise));
export const set = third((object, path, value) => functions.set(object, path, value));
export const update = third((object, path, by) => functions.update(object, path, by));
export const replace = third((text, sought, by) => functions.replace(text, sought, by));
export const differenceBy = third((others, by, list) => functions.differenceBy(list, others, by));
export const unionBy = third((others, by, list) => functions.unionBy(list, others, by));

export const assign = inOrder(functions.assign);
export const concat = inOrder(functions.concat);
export const zip = inOrder(functions.zip);
export const zipObject = inOrder(functions.zipObject);

// What asks for one value alone has the same form as without currying.
export {
  camelCase,
  capitalize,
  castArray,
  ceil,
  clone,
  cloneDeep,
  compact,
  entries,
  escape,
  first,
  flatten,
  flattenDeep,
  floor,
  flow,
  flow as pipe,
  flowRight,
  flowRight as compose,
  fromPairs,
  head,
  identity,
  initial,
  invert,
  isArray,
  isEmpty,
  isNil,
  isNumber,
  isString,
  isUndefined,
  kebabCase,
  keys,
  last,
  lowerCase,
  lowerFirst,
  max,
  mean,
  min,
  negate,
  once,
  reverse,
  round,
  size,
  snakeCase,
  startCase,
  sum,
  tail,
  toArray,
  toLower,
  toNumber,
  toPairs,
  toString,
  toUpper,
  trim,
  uniq,
  upperCase,
  upperFirst,
  values,
} from "./lodash-functions.ts";

export {
  assign as extend,
  assign as merge,
  at as props,
  concat as union,
  every as all,
  get as path,
  get as prop,
  get as property,
  getOr as pathOr,
  getOr as propOr,
  includes as contains,
  keyBy as indexBy,
  map as pluck,
  set as assoc,
  set as assocPath,
  some as any,
  unset as dissoc,
  update as modify,
};
