/** Calls a function with each of what comes, and waits for what it gives. */
export default async function pMap(items, mapper) {
  return Promise.all([...(await items)].map(async (item, index) => mapper(await item, index)));
}

export async function* pMapIterable(items, mapper) {
  for await (const item of items) yield await mapper(item, 0);
}

export const pMapSkip = undefined;
