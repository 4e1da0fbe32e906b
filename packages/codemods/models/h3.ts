/** A handler as the files of `server/api` export it. */
export function defineEventHandler(given) {
  return { handler: given.handler ?? given };
}

export const eventHandler = defineEventHandler;
export const defineCachedEventHandler = defineEventHandler;
export const cachedEventHandler = defineEventHandler;
export const defineLazyEventHandler = defineEventHandler;

export async function readBody(event) {
  return event.requested;
}

export const readValidatedBody = readBody;
