import { functionAmong, handle } from "habitshift:model";

export class Koa {
  constructor() {
    this.context = { ...anything };
    this.state = { ...anything };
  }
  use(handler) {
    const context = { ...anything, ...this.context, state: this.state, app: this };
    handle(functionAmong(handler), anything, context, async () => {});
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
