import * as functions from "./lodash-fp-functions.ts";

export * from "./lodash-fp-functions.ts";

export = functions;
