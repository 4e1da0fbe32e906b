/** Calls what it is given when there is room. */
export default function pLimit() {
  const limit = async (call, ...args) => call(...args);
  limit.map = async (items, call) =>
    Promise.all([...(await items)].map((item, index) => call(item, index)));
  return limit;
}

export const limitFunction = (call) => call;
