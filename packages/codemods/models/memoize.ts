/** Gives what it is given a function gives, once for the same arguments. */
const memoize = (call, options?) => {
  const memoized = (...args) => call(...args);
  memoized.clear = () => {};
  memoized.delete = () => true;
  return memoized;
};

export default memoize;
export { memoize, memoize as moize, memoize as pMemoize };
export const memoizeClear = (memoized) => {};
export const pMemoizeClear = (memoized) => {};
