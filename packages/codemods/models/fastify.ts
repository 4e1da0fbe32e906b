import { answered, functionAmong, joined, textAmong, textOr } from "habitshift:model";
import { exchangeAt } from "./own-server.ts";

/** @param kept - What all parts of an application are decorated with, and what hooks keep for a request. */
function make(at, kept) {
  const run = (method, path, options, last) => {
    const { request, response } = exchangeAt(method, path, kept);
    const { onRequest, preValidation, preHandler } = options;
    [onRequest, preValidation, preHandler, last].forEach((each) => {
      const handler = functionAmong(each, each[0], each[1]);
      answered(method, path, handler.call(app, request, response, anything), handler);
    });
  };
  const routes = (method) => (path, first, second) => {
    run(method, joined(at, textAmong(path)), first, functionAmong(first, second, first.handler));
    return app;
  };
  const aside = exchangeAt("*", undefined, kept);
  const hear = (hook) => {
    hook.call(app, kept.request, aside.response, anything, anything);
    return app;
  };
  const app = {
    ...anything,
    ...kept.app,
    get: routes("GET"),
    post: routes("POST"),
    put: routes("PUT"),
    patch: routes("PATCH"),
    delete: routes("DELETE"),
    all: routes("*"),
    route: (given) => {
      const path = joined(at, textAmong(given.url, given.path));
      run(textAmong(given.method, given.method[0]), path, given, given.handler);
      return app;
    },
    register: (plugin, options) => {
      const below = make(joined(at, textOr("/", options?.prefix)), kept);
      functionAmong(plugin, plugin.default).call(below, below, options ?? {}, anything);
      return app;
    },
    decorate: (name, value) => {
      kept.app[name] = value;
      return app;
    },
    decorateRequest: (name, value) => {
      kept.request[name] = value;
      return app;
    },
    withTypeProvider: () => app,
    after: () => app,
    addHook: (_name, hook) => hear(hook),
    setErrorHandler: (handler) => {
      handler.call(app, anything, aside.request, aside.response);
      return app;
    },
    setNotFoundHandler: (first, second) => hear(functionAmong(first, second)),
    listen: (...args) => {
      functionAmong(...args)(anything, anything);
      return anything;
    },
  };
  return app;
}

export function fastify() {
  const app = {};
  return make("", { app, request: { server: app } });
}

fastify.fastify = fastify;
fastify.default = fastify;

module.exports = fastify;
