import { answered, asked, functionAmong, handle } from "habitshift:model";

/** A request as the platform has it: all but the body comes from where nothing is known of it. */
export function requestAt(method, path) {
  const request = {
    ...anything,
    json: async () => asked(method, path),
    text: async () => JSON.stringify(asked(method, path)),
    clone: () => request,
  };
  return request;
}

function serve(method, path, handler) {
  const request = requestAt(method, path);
  answered(method, path, handle(handler, anything, request, anything), handler);
}

/** A file that exports a function for each method, which takes a request: `route.ts` of Next. */
export function route(path, file) {
  serve("GET", path, file.GET);
  serve("POST", path, file.POST);
  serve("PUT", path, file.PUT);
  serve("PATCH", path, file.PATCH);
  serve("DELETE", path, file.DELETE);
}

/** What hooks keep for all that answers the same request. */
export const locals = {};

function serveEvent(method, path, handler) {
  const request = requestAt(method, path);
  const event = { ...anything, locals, fetch: globalThis.fetch, request };
  answered(method, path, handle(handler, anything, event), handler);
}

/** A file that exports a function for each method, which takes an event: `+server.ts` of SvelteKit, and Astro's. */
export function endpoint(path, file) {
  serveEvent("GET", path, file.GET);
  serveEvent("POST", path, file.POST);
  serveEvent("PUT", path, file.PUT);
  serveEvent("PATCH", path, file.PATCH);
  serveEvent("DELETE", path, file.DELETE);
  serveEvent("*", path, file.fallback);
  serveEvent("*", path, file.ALL);
}

/** What a handler is given to read and to answer with: all but the body comes from where nothing is known of it. */
export function exchangeAt(method, path, shared) {
  const answer = (body) => {
    answered(method, path, body);
    return response;
  };
  const same = () => response;
  const request = { ...anything, ...shared.request, body: asked(method, path) };
  const response = {
    ...anything,
    locals: shared.locals,
    json: answer,
    jsonp: answer,
    send: answer,
    end: answer,
    write: answer,
    status: same,
    code: same,
    set: same,
    header: same,
    headers: same,
    setHeader: same,
    type: same,
    contentType: same,
    cookie: same,
    append: same,
    vary: same,
    links: same,
    location: same,
    attachment: same,
  };
  return { request, response };
}

/** A file whose default export answers all methods: `pages/api` of Next. */
export function api(path, file) {
  const { request, response } = exchangeAt("*", path, {});
  handle(file.default, anything, request, response);
  endpoint(path, file);
}

/** A file whose default export is an event handler of Nitro; it gives the body. */
export function eventHandler(method, path, file) {
  const event = { ...anything, requested: asked(method, path) };
  const handler = functionAmong(file.default.handler, file.default);
  answered(method, path, handle(handler, anything, event), handler);
}
