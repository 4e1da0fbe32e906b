import { eachMember } from "habitshift:model";
import * as functions from "./lodash-functions.ts";

export * from "./lodash-functions.ts";

/** `_(habits)` and `_.chain(habits)`: each step holds what the function of its name gives. */
const steps = eachMember(
  functions,
  (call) =>
    function (a, b, c) {
      return chain(call(this.held, a, b, c));
    },
);

export const chain = (held) => ({
  ...steps,
  held,
  value() {
    return this.held;
  },
  valueOf() {
    return this.held;
  },
  commit() {
    return this;
  },
  *[Symbol.iterator]() {
    yield* this.held;
  },
});

export = Object.assign((held) => chain(held), functions, { chain });
