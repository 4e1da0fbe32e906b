import { answered, functionAmong, handle, joined, textAmong, textOr } from "habitshift:model";
import { exchangeAt } from "./own-server.ts";

function run(method, path, handler) {
  const { request, response } = exchangeAt(method, path, {});
  answered(method, path, handle(handler, anything, request, response), handler);
}

function make(at) {
  const app = { ...anything };
  const routes = (method) => (path, first, second) => {
    run(method, joined(at, textAmong(path)), functionAmong(first, second, first.handler));
    return app;
  };
  app.get = routes("GET");
  app.post = routes("POST");
  app.put = routes("PUT");
  app.patch = routes("PATCH");
  app.delete = routes("DELETE");
  app.all = routes("*");
  app.route = (given) => {
    run(
      textAmong(given.method, given.method[0]),
      joined(at, given.url ?? given.path),
      functionAmong(given.handler),
    );
    return app;
  };
  app.register = (plugin, options) => {
    const below = make(joined(at, textOr("/", options?.prefix)));
    handle(functionAmong(plugin, plugin.default), anything, below, options ?? {}, anything);
    return app;
  };
  app.withTypeProvider = () => app;
  app.after = () => app;
  app.addHook = (_name, hook) => {
    const { request, response } = exchangeAt("*", undefined, {});
    hook(request, response, anything, anything);
    return app;
  };
  app.setErrorHandler = (handler) => {
    const { request, response } = exchangeAt("*", undefined, {});
    handler(anything, request, response);
    return app;
  };
  app.setNotFoundHandler = (first, second) => {
    const { request, response } = exchangeAt("*", undefined, {});
    functionAmong(first, second)(request, response);
    return app;
  };
  app.listen = (...args) => {
    functionAmong(...args)(anything, anything);
    return anything;
  };
  return app;
}

export function fastify() {
  return make("");
}

export default fastify;
