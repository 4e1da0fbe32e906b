import { piped } from "habitshift:model";

const later = (call) => (a, b, c) => call(a, b, c);

export {
  after as before,
  later as ary,
  later as debounce,
  later as memoize,
  later as negate,
  later as once,
  later as throttle,
  later as unary,
};
export const constant = (value) => () => value;
export const attempt = (call, a, b) => call(a, b);
export const delay = (call, time, a, b) => call(a, b);
export const bind = (call, self, a) => (b, c) => call.call(self, a, b, c);
export const wrap = (value, call) => (a, b) => call(value, a, b);
export const cond = (pairs) => (value) =>
  pairs.map(([is, make]) => {
    is(value);
    return make(value);
  })[0];
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
  text as deburr,
  text as escape,
  text as escapeRegExp,
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
  text as unescape,
  text as uniqueId,
  text as upperCase,
  text as upperFirst,
};

/** What is taken off an address is the slashes at its ends. */
export const trimStart = (value) => text(value).replace(/^\/+/, "");
export const trimEnd = (value) => text(value).replace(/\/+$/, "");
export const replace = (value, sought, by) => text(value).replace(sought, by);
export const split = (value, between) => text(value).split(between);
export const words = (value) => [text(value)];
export const startsWith = (value, start) => text(value).startsWith(start);
export const endsWith = (value, end) => text(value).endsWith(end);

const number = (value) => Number(value);

export {
  number as add,
  number as ceil,
  number as clamp,
  number as divide,
  number as floor,
  number as multiply,
  number as parseInt,
  number as random,
  number as round,
  number as subtract,
  number as toFinite,
  number as toInteger,
  number as toNumber,
};
export const range = (end) => [Number(end)];
export { range as rangeRight };
export const now = () => Date.now();
export const noop = () => undefined;

const isIt = (value) => value === null;

export {
  isIt as eq,
  isIt as gt,
  isIt as gte,
  isIt as inRange,
  isIt as isArray,
  isIt as isBoolean,
  isIt as isDate,
  isIt as isError,
  isIt as isFinite,
  isIt as isFunction,
  isIt as isInteger,
  isIt as isMap,
  isIt as isNaN,
  isIt as isNil,
  isIt as isNull,
  isIt as isNumber,
  isIt as isObject,
  isIt as isObjectLike,
  isIt as isPlainObject,
  isIt as isRegExp,
  isIt as isSet,
  isIt as isString,
  isIt as isUndefined,
  isIt as lt,
  isIt as lte,
};
