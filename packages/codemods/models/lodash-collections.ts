import { iterated } from "habitshift:model";

const items = (collection) => Object.values(collection);

export const map = (collection, by) =>
  items(collection).map((each, index) => iterated(each, by, index));
export const flatMap = (collection, by) => items(collection).flatMap((each) => iterated(each, by));
export const filter = (collection, by) => items(collection).filter((each) => iterated(each, by));
export const find = (collection, by) => items(collection).find((each) => iterated(each, by));
export const some = (collection, by) => items(collection).some((each) => iterated(each, by));
export const findIndex = (collection, by) =>
  items(collection).findIndex((each) => iterated(each, by));
export const sumBy = (collection, by) => items(collection).map((each) => iterated(each, by)).length;
export const includes = (collection, value) => items(collection).includes(value);
export const forEach = (collection, by) => {
  for (const [key, each] of Object.entries(collection)) by(each, key, collection);
  return collection;
};
export const reduce = (collection, by, start) =>
  items(collection).reduce((held, each, key) => by(held, each, key, collection), start);
export const partition = (collection, by) => [filter(collection, by), filter(collection, by)];
/** The orders may stand in one list or beside each other. */
export const sortBy = (collection, by, then, last) =>
  filter(filter(filter(collection, by), then), last);
export const orderBy = (collection, by) => filter(collection, by);
export const groupBy = (collection, by) =>
  Object.fromEntries(
    items(collection).map((value) => [iterated(value, by), filter(collection, by)]),
  );
export const keyBy = (collection, by) =>
  Object.fromEntries(items(collection).map((value) => [iterated(value, by), value]));
export const countBy = (collection, by) =>
  Object.fromEntries(items(collection).map((value) => [iterated(value, by), 1]));
export const differenceBy = (collection, others, by) => {
  filter(others, by);
  return filter(collection, by);
};
/** Lists whose items a function compares. */
export const unionWith = (collection, others, by) => {
  by(first(collection), first(others));
  return [].concat(collection, others);
};
export const unionBy = (collection, others, by) => filter([].concat(collection, others), by);

/** Those of a list in another order, or some of them. */
export const uniq = (collection) => items(collection).filter(() => true);
export const concat = (list, a, b, c) => [].concat(list, a, b, c);
export const chunk = (list) => [uniq(list)];
export const flatten = (list) => list.flat();
export const flattenDeep = (list) => list.flat().flat();
export const zip = (left, right) => left.map((each, index) => [each, right[index]]);
export const zipWith = (left, right, by) => left.map((each, index) => by(each, right[index]));
export const indexOf = (list, value) => list.indexOf(value);
export const join = (list, between) => list.join(between);
export const unzip = (lists) => lists;
export const zipObject = (keys, list) =>
  Object.fromEntries(keys.map((key, index) => [key, list[index]]));
export const first = (list) => items(list)[0];
export const size = (collection) => items(collection).length;
export const isEmpty = (value) => size(value) === 0;

export {
  concat as union,
  concat as xor,
  differenceBy as intersectionBy,
  filter as dropRightWhile,
  filter as dropWhile,
  filter as pullAllBy,
  filter as reject,
  filter as remove,
  filter as sortedUniqBy,
  filter as takeRightWhile,
  filter as takeWhile,
  filter as uniqBy,
  find as findLast,
  find as maxBy,
  find as minBy,
  findIndex as findLastIndex,
  first as head,
  first as last,
  first as max,
  first as min,
  first as nth,
  first as sample,
  forEach as each,
  forEach as eachRight,
  forEach as forEachRight,
  forEach as forIn,
  forEach as forInRight,
  forEach as forOwn,
  forEach as forOwnRight,
  indexOf as lastIndexOf,
  reduce as reduceRight,
  size as mean,
  size as sum,
  some as every,
  sumBy as meanBy,
  unionBy as xorBy,
  unionWith as differenceWith,
  unionWith as intersectionWith,
  unionWith as uniqWith,
  unionWith as xorWith,
  uniq as compact,
  uniq as difference,
  uniq as drop,
  uniq as dropRight,
  uniq as initial,
  uniq as intersection,
  uniq as pull,
  uniq as pullAll,
  uniq as pullAt,
  uniq as reverse,
  uniq as sampleSize,
  uniq as shuffle,
  uniq as slice,
  uniq as sortedUniq,
  uniq as tail,
  uniq as take,
  uniq as takeRight,
  uniq as toArray,
  uniq as values,
  uniq as valuesIn,
  uniq as without,
};
