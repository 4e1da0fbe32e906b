import { answered, functionAmong, handle, joined, textAmong, textOr } from "habitshift:model";
import { exchangeAt } from "./own-server.ts";

function run(method, path, handler) {
  const { request, response } = exchangeAt(method, path, {});
  answered(method, path, handle(handler, anything, request, response, anything), handler);
}

function make(at) {
  const routes = (method) => (path, first, second) => {
    run(method, joined(at, textAmong(path)), functionAmong(first, second, first.handler));
    return app;
  };
  const aside = exchangeAt("*", undefined, {});
  const app = {
    ...anything,
    get: routes("GET"),
    post: routes("POST"),
    put: routes("PUT"),
    patch: routes("PATCH"),
    delete: routes("DELETE"),
    all: routes("*"),
    route: (given) => {
      const path = joined(at, textAmong(given.url, given.path));
      run(textAmong(given.method, given.method[0]), path, functionAmong(given.handler));
      return app;
    },
    register: (plugin, options) => {
      const below = make(joined(at, textOr("/", options?.prefix)));
      handle(functionAmong(plugin, plugin.default), anything, below, options ?? {}, anything);
      return app;
    },
    withTypeProvider: () => app,
    after: () => app,
    addHook: (_name, hook) => {
      hook(aside.request, aside.response, anything, anything);
      return app;
    },
    setErrorHandler: (handler) => {
      handler(anything, aside.request, aside.response);
      return app;
    },
    setNotFoundHandler: (first, second) => {
      functionAmong(first, second)(aside.request, aside.response);
      return app;
    },
    listen: (...args) => {
      functionAmong(...args)(anything, anything);
      return anything;
    },
  };
  return app;
}

export function fastify() {
  return make("");
}

fastify.fastify = fastify;
fastify.default = fastify;

module.exports = fastify;
