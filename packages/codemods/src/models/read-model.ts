import { readFileSync } from "node:fs";
import { libraryName } from "../program/library-name.ts";

/**
 * A model says in plain code how values flow through a library: a small TypeScript file below `models/`
 * that is run in the library's place, and in which nothing is ever found nor edited.
 */
export interface Model {
  /** Begins with a scheme, so that no file of a project has the same path. */
  readonly path: string;
  readonly text: string;
}

/** The model of each library that has one, by the name it is imported under. */
const MODELS: Readonly<Record<string, string>> = {
  "@tanstack/react-query": "react-query",
  "@tanstack/query-core": "react-query",
  "react-query": "react-query",
  "@reduxjs/toolkit": "redux-toolkit",
  "react-native": "react-native",
  "@shopify/flash-list": "react-native",
  redux: "redux",
  "redux-thunk": "redux-thunk",
  "react-redux": "react-redux",
  reselect: "redux-selectors",
  "@reduxjs/toolkit/query": "rtk-query",
  "@reduxjs/toolkit/query/react": "rtk-query",
  express: "express",
  fastify: "fastify",
  "fastify-plugin": "fastify-plugin",
  "@fastify/express": "express",
  hono: "hono",
  "@hono/zod-openapi": "hono",
  "hono/tiny": "hono",
  "hono/quick": "hono",
  "hono/factory": "hono-factory",
  koa: "koa",
  "@koa/router": "koa-router",
  "koa-router": "koa-router",
  h3: "h3",
  "nitropack/runtime": "h3",
  "next/server": "next-server",
  // What answers requests, for files that a framework serves by their place.
  "habitshift:server": "own-server",
  handlebars: "handlebars",
  immer: "immer",
  lodash: "lodash",
  "lodash-es": "lodash",
  "lodash/fp": "lodash-fp",
  "lodash/fp.js": "lodash-fp",
  underscore: "lodash",
  bottleneck: "bottleneck",
  dataloader: "dataloader",
  "fast-memoize": "memoize",
  mem: "memoize",
  memoize: "memoize",
  "memoize-one": "memoize",
  memoizee: "memoize",
  moize: "memoize",
  "p-all": "p-all",
  "p-filter": "p-filter",
  "p-limit": "p-limit",
  "p-map": "p-map",
  "p-memoize": "memoize",
  "p-queue": "p-queue",
  "p-retry": "p-retry",
  "p-throttle": "p-throttle",
  "p-timeout": "p-timeout",
  "async-retry": "async-retry",
  keyv: "keyv",
  "lru-cache": "lru-cache",
  "node-cache": "node-cache",
  "quick-lru": "lru-cache",
  pinia: "pinia",
  vue: "vue",
  "habitshift:vue": "vue-component",
  "@tanstack/vue-query": "vue-query",
  vuex: "vuex",
  "@vue/reactivity": "vue",
  "@angular/core": "angular-core",
  "@angular/core/rxjs-interop": "angular-rxjs-interop",
  "@angular/core/testing": "angular-testing",
  "@angular/common/http": "angular-http",
  "@angular/common/http/testing": "angular-http-testing",
  "habitshift:angular": "angular-template",
  "@angular/forms": "angular-forms",
  "@angular/platform-browser": "angular-platform-browser",
  "@angular/platform-browser-dynamic": "angular-platform-browser",
  "#app": "nuxt",
  "#imports": "nuxt",
  "nuxt/app": "nuxt",
  rxjs: "rxjs",
  "rxjs/operators": "rxjs",
  "@sveltejs/kit": "sveltejs-kit",
  "@sveltejs/kit/hooks": "sveltejs-kit-hooks",
  "@testing-library/svelte": "testing-library-svelte",
  "$app/server": "sveltejs-app-server",
  "$app/state": "sveltejs-app",
  "$app/stores": "sveltejs-app-stores",
  svelte: "svelte",
  "svelte/animate": "svelte-transition",
  "svelte/motion": "svelte-motion",
  "svelte/reactivity": "svelte-reactivity",
  stream: "node-stream",
  "node:stream": "node-stream",
  "stream/promises": "node-stream-promises",
  "node:stream/promises": "node-stream-promises",
  "svelte/server": "svelte-server",
  "svelte/store": "svelte-store",
  "svelte/transition": "svelte-transition",
  // What no program imports: the words of the language, for which readings do.
  "habitshift:child-process": "child-process",
  "habitshift:jquery": "jquery",
  "habitshift:svelte": "svelte-words",
  swr: "swr",
  "swr/immutable": "swr",
  "swr/infinite": "swr-infinite",
  "swr/mutation": "swr-mutation",
  async_hooks: "async-hooks",
  "node:async_hooks": "async-hooks",
  worker_threads: "worker-threads",
  "node:worker_threads": "worker-threads",
  zustand: "zustand",
  "zustand/middleware": "zustand",
  "zustand/middleware/immer": "zustand",
  "zustand/react/shallow": "zustand",
  "zustand/shallow": "zustand",
  "zustand/traditional": "zustand",
  "zustand/vanilla": "zustand",
};

/** `lodash/groupBy` is that one function; `lodash/fp/groupBy` the one that takes the list last. */
const ONE_BY_ONE = /^lodash(?:-es)?(\/fp)?\/(\w+)(?:\.js)?$/;

const SCHEME = "model:";

/** Whether a path is that of a model. */
export function isModelPath(path: string): boolean {
  return path.startsWith(SCHEME);
}

const FOLDER = new URL("../../models/", import.meta.url);

/** The model that a specifier names; null where there is none. Models may name each other by `./name.ts`. */
export function readModel(from: string, specifier: string): Model | null {
  const imported = libraryName(specifier);
  const [, last, single] = Object.hasOwn(MODELS, imported) ? [] : (ONE_BY_ONE.exec(imported) ?? []);
  if (single !== undefined) {
    const library = last ? "lodash-fp" : "lodash";
    return {
      path: `${SCHEME}${library}/${single}.ts`,
      text: `export { ${single} as default } from "./${library}.ts";`,
    };
  }
  const name =
    isModelPath(from) && specifier.startsWith("./")
      ? specifier.slice(2).replace(/\.ts$/, "")
      : Object.hasOwn(MODELS, imported)
        ? MODELS[imported]
        : undefined;
  if (name === undefined) return null;
  return {
    path: `${SCHEME}${name}.ts`,
    text: readFileSync(new URL(`${name}.ts`, FOLDER), "utf8"),
  };
}
