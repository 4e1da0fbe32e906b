import { piped } from "habitshift:model";

const later = (call) => (a, b, c) => call(a, b, c);

export { later as debounce, later as memoize, later as negate, later as once, later as throttle };
export const after = (count, call) => later(call);
export const partial = (call, a) => (b, c) => call(a, b, c);
export const times = (count, call) => [call(count)];
/** Functions beside each other or in one list. */
export const flow =
  (...calls) =>
  (value) =>
    piped(value, Array.isArray(calls[0]) ? calls[0] : calls);

const through = (value, call) => (call === undefined ? value : call(value));

export const flowRight = (a, b, c, d, e, f) => (value) =>
  through(through(through(through(through(through(value, f), e), d), c), b), a);

/** A template reads what it is filled with by names that stand in its text. */
export const template = (text) => new Function(text);

const text = (value) => `${value}`;

export {
  text as camelCase,
  text as capitalize,
  text as escape,
  text as kebabCase,
  text as lowerCase,
  text as lowerFirst,
  text as pad,
  text as padEnd,
  text as padStart,
  text as repeat,
  text as snakeCase,
  text as startCase,
  text as toLower,
  text as toString,
  text as toUpper,
  text as trim,
  text as truncate,
  text as uniqueId,
  text as upperCase,
  text as upperFirst,
};

const number = (value) => Number(value);

export {
  number as ceil,
  number as clamp,
  number as floor,
  number as random,
  number as round,
  number as toInteger,
  number as toNumber,
};
export const range = (end) => [Number(end)];
export const now = () => Date.now();
export const noop = () => undefined;

const isIt = (value) => value === null;

export {
  isIt as isArray,
  isIt as isBoolean,
  isIt as isDate,
  isIt as isFinite,
  isIt as isFunction,
  isIt as isInteger,
  isIt as isNil,
  isIt as isNull,
  isIt as isNumber,
  isIt as isObject,
  isIt as isPlainObject,
  isIt as isString,
  isIt as isUndefined,
};
