import { functionAmong, handle } from "habitshift:model";

export class Koa {
  constructor() {
    this.context = { ...anything };
    this.state = {};
    // What one handler puts there, those behind it find.
    this.shared = { ...anything, ...this.context, state: this.state, app: this };
  }
  use(handler) {
    const one = functionAmong(handler);
    handle(one, anything, this.shared, async () => {});
    const below = one.router;
    below.state = this.state;
    below.app = this;
    return this;
  }
  on(_event, hear) {
    hear(anything, anything);
    return this;
  }
  callback() {
    return anything;
  }
  listen(...args) {
    functionAmong(...args)(anything);
    return anything;
  }
}

Koa.default = Koa;

module.exports = Koa;
