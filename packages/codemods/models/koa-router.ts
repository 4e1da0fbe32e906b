import {
  answered,
  asked,
  functionAmong,
  handle,
  joined,
  placed,
  textAmong,
  textOr,
} from "habitshift:model";

function run(method, path, { app, kept, state }, handlers) {
  const request = { ...anything, body: asked(method, path) };
  const context = { ...anything, ...app?.shared, ...kept, state, request, body: undefined };
  handlers.forEach((handler) => {
    handle(functionAmong(handler), anything, context, async () => {});
  });
  answered(method, path, context.body, functionAmong(handlers[0]));
}

/** A router; what `routes` gives knows which it is of. */
export class Router {
  constructor(options) {
    this.places = { around: undefined, own: options?.prefix };
    this.state = {};
    this.kept = {};
    /** The application that it is used by. */
    this.app = undefined;
  }
  /** Where it is: nowhere that is known, unless a router around it or its own prefix says so. */
  base() {
    const { around, own } = this.places;
    return textAmong(around, own) && joined(textOr("/", around), textOr("/", own));
  }
  pathOf(path) {
    return placed(this.base(), path);
  }
  add(method, first, second, rest) {
    run(method, this.pathOf(textAmong(first)), this, [first, second, ...rest]);
    return this;
  }
  get(first, second, ...rest) {
    return this.add("GET", first, second, rest);
  }
  post(first, second, ...rest) {
    return this.add("POST", first, second, rest);
  }
  put(first, second, ...rest) {
    return this.add("PUT", first, second, rest);
  }
  patch(first, second, ...rest) {
    return this.add("PATCH", first, second, rest);
  }
  delete(first, second, ...rest) {
    return this.add("DELETE", first, second, rest);
  }
  del(first, second, ...rest) {
    return this.add("DELETE", first, second, rest);
  }
  all(first, second, ...rest) {
    return this.add("*", first, second, rest);
  }
  prefix(path) {
    this.places.own = path;
    return this;
  }
  use(first, ...rest) {
    [first, ...rest].forEach((handler) => {
      const one = functionAmong(handler);
      const below = one.router;
      below.places.around = joined(textOr("/", this.base()), textOr("/", first));
      run("*", undefined, this, [one]);
    });
    return this;
  }
  routes() {
    const middleware = async (_context, _next) => {};
    middleware.router = this;
    return middleware;
  }
  middleware() {
    return this.routes();
  }
  allowedMethods() {
    return async (_context, _next) => {};
  }
  /** Runs before the routes that have the parameter, which find what it keeps in the context. */
  param(_name, handler) {
    const context = { ...anything, ...this.app?.shared, ...this.kept, state: this.state };
    handle(functionAmong(handler), anything, anything, context, async () => {});
    Object.assign(this.kept, context);
    return this;
  }
}

Router.Router = Router;

module.exports = Router;
