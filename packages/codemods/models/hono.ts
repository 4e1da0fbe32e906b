import {
  answered,
  asked,
  functionAmong,
  handle,
  ownFetch,
  placed,
  textAmong,
} from "habitshift:model";
import { requestAt } from "./own-server.ts";

function contextAt(method, path, shared) {
  const read = async () => asked(method, path);
  const req = { ...requestAt(method, path), valid: () => asked(method, path), parseBody: read };
  return {
    ...anything,
    req,
    var: shared,
    json: (body) => new Response(JSON.stringify(body)),
    body: (body) => new Response(body),
    get: (name) => shared[name],
    set: (name, value) => {
      shared[name] = value;
    },
  };
}

export class Hono {
  constructor() {
    this.places = { at: undefined };
    this.shared = {};
  }
  /** Where a path is: below that of the application around it, or its own if it begins with a word. */
  pathOf(path) {
    return placed(this.places.at, path);
  }
  run(method, first, handlers) {
    const path = this.pathOf(textAmong(first));
    const context = contextAt(method, path, this.shared);
    [first, ...handlers].forEach((handler) => {
      const one = functionAmong(handler);
      answered(method, path, handle(one, anything, context, anything), one);
    });
    return this;
  }
  get(first, ...handlers) {
    return this.run("GET", first, handlers);
  }
  post(first, ...handlers) {
    return this.run("POST", first, handlers);
  }
  put(first, ...handlers) {
    return this.run("PUT", first, handlers);
  }
  patch(first, ...handlers) {
    return this.run("PATCH", first, handlers);
  }
  delete(first, ...handlers) {
    return this.run("DELETE", first, handlers);
  }
  all(first, ...handlers) {
    return this.run("*", first, handlers);
  }
  on(method, path, ...handlers) {
    return this.run(textAmong(method, method[0]), path, handlers);
  }
  use(first, ...handlers) {
    const context = contextAt("*", undefined, this.shared);
    [first, ...handlers].forEach((handler) => {
      handle(functionAmong(handler), anything, context, anything);
    });
    return this;
  }
  route(path, below) {
    below.places.at = placed(this.places.at, path);
    Object.assign(below.shared, this.shared);
    return this;
  }
  basePath(path) {
    const below = new Hono();
    below.places.at = placed(this.places.at, path);
    Object.assign(below.shared, this.shared);
    return below;
  }
  request(path, init) {
    return ownFetch(path, init);
  }
  onError(handler) {
    handle(functionAmong(handler), anything, anything, contextAt("*", undefined, this.shared));
    return this;
  }
  notFound(handler) {
    handle(functionAmong(handler), anything, contextAt("*", undefined, this.shared));
    return this;
  }
}

export const OpenAPIHono = Hono;
