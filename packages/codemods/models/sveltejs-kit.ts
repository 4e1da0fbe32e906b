export function json(data, init) {
  return new Response(JSON.stringify(data), init);
}

export function text(body, init) {
  return new Response(body, init);
}

/** What an action gives where it fails comes to the page as what it gives otherwise. */
export function fail(_status, data) {
  return data;
}

export function error(status, body) {
  throw { status, body };
}

export function redirect(status, location) {
  throw { status, location };
}

export function isHttpError() {
  return Boolean(Math.random());
}

export const isRedirect = isHttpError;
export const isActionFailure = isHttpError;
