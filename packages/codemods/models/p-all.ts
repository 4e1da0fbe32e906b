/** Calls each of some functions, and waits for what they give. */
export default async function pAll(calls, options) {
  return Promise.all([...calls].map((call) => call()));
}
