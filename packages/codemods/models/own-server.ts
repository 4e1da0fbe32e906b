import { answered, asked, handle } from "habitshift:model";

/** A request as the platform has it: all but the body comes from where nothing is known of it. */
export function requestAt(method, path) {
  const request = { ...anything };
  request.json = async () => asked(method, path);
  request.text = async () => JSON.stringify(asked(method, path));
  request.clone = () => request;
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

function serveEvent(method, path, handler) {
  const event = { ...anything, fetch: globalThis.fetch, request: requestAt(method, path) };
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

/** What a handler that is given a request and a response says of its answer. */
export function exchangeAt(method, path, shared) {
  const request = { ...anything, ...shared.request, body: asked(method, path) };
  const response = { ...anything, locals: shared.locals };
  const answer = (body) => {
    answered(method, path, body);
    return response;
  };
  const same = () => response;
  response.json = answer;
  response.jsonp = answer;
  response.send = answer;
  response.end = answer;
  response.write = answer;
  response.status = same;
  response.code = same;
  response.set = same;
  response.header = same;
  response.headers = same;
  response.setHeader = same;
  response.type = same;
  response.contentType = same;
  response.cookie = same;
  response.append = same;
  response.vary = same;
  response.links = same;
  response.location = same;
  response.attachment = same;
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
  const { handler } = file.default;
  answered(method, path, handle(handler, anything, event), handler);
}
