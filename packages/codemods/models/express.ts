import { functionAmong, handle, joined, textAmong, textOr } from "habitshift:model";
import { exchangeAt } from "./own-server.ts";

function run(method, path, shared, handlers) {
  const { request, response } = exchangeAt(method, path, shared);
  handlers.forEach((handler) => {
    handle(
      functionAmong(handler, handler[0], handler[1], handler[2]),
      anything,
      request,
      response,
      anything,
    );
  });
}

/** An application or a router. */
function make(root) {
  const shared = { request: {}, locals: {} };
  const places = { at: root };
  const routes =
    (method) =>
    (first, ...handlers) => {
      const path = textAmong(first, first[0], first[1], first[2]);
      run(method, joined(places.at, path), shared, handlers);
      return router;
    };
  const router = (_request, _response, _next) => {};
  router.get = routes("GET");
  router.post = routes("POST");
  router.put = routes("PUT");
  router.patch = routes("PATCH");
  router.delete = routes("DELETE");
  router.all = routes("*");
  router.mountAt = (at, around) => {
    places.at = at;
    Object.assign(shared.request, around.request);
    Object.assign(shared.locals, around.locals);
  };
  router.use = (first, ...rest) => {
    const at = joined(places.at, textOr("/", first, first[0]));
    [first, ...rest].forEach((handler) => {
      const one = functionAmong(handler, handler[0], handler[1]);
      one.mountAt?.(at, shared);
      handle(one, anything, shared.request, exchangeAt("*", undefined, shared).response, anything);
    });
    return router;
  };
  router.route = (path) => {
    const at = joined(places.at, path);
    const chained =
      (method) =>
      (...handlers) => {
        run(method, at, shared, handlers);
        return route;
      };
    const route = {
      get: chained("GET"),
      post: chained("POST"),
      put: chained("PUT"),
      patch: chained("PATCH"),
      delete: chained("DELETE"),
      all: chained("*"),
    };
    return route;
  };
  router.param = (_name, handler) => {
    handle(
      functionAmong(handler),
      anything,
      shared.request,
      exchangeAt("*", undefined, shared).response,
      anything,
      anything,
      anything,
    );
    return router;
  };
  router.listen = (...args) => {
    functionAmong(...args)(anything);
    return anything;
  };
  router.locals = shared.locals;
  router.set = () => router;
  router.enable = () => router;
  router.disable = () => router;
  router.engine = () => router;
  return router;
}

export function Router() {
  return make(undefined);
}

function express() {
  return make("");
}

express.Router = Router;
express.json = anything;
express.urlencoded = anything;
express.text = anything;
express.raw = anything;
express.static = anything;

module.exports = express;
