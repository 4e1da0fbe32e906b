import type { CorpusPattern } from "./corpus-patterns.ts";

/** What a replacement by name or by text would break. */
export const traps: readonly CorpusPattern[] = [
  {
    what: "`target` of an event",
    runs: ["react-context-reducer", "hooks-optimistic"],
    stays: ["react-context-reducer", "habit-emitter"],
  },
  {
    what: "`target` of other objects",
    runs: ["page-with-chart"],
    stays: ["page-with-chart", "not-habits-goals"],
  },
  {
    what: "`title` of sections, pages and commands",
    runs: ["page-scripts", "curried-client", "command-table"],
    stays: ["page-scripts", "curried-client", "command-table"],
  },
  {
    what: "another resource through the same client, in the same envelope",
    runs: ["entity-client", "areas-and-habits"],
    stays: ["entity-client", "areas-and-habits"],
  },
  {
    what: "habits in another service's answer",
    runs: ["embedded-habits"],
    stays: ["embedded-habits"],
  },
  {
    what: "objects with members of v1 that never met the API",
    runs: ["demo-fallback", "movies-beside-habits"],
    stays: ["demo-fallback", "movies-beside-habits"],
  },
  {
    what: "a member of the same name and another type",
    runs: ["radio-and-habits"],
    stays: ["radio-and-habits", "not-habits-goals"],
  },
  {
    what: "`unit` of goals, forms and tables",
    runs: ["goal-parts", "unit-tables"],
    stays: ["goal-parts", "unit-tables"],
  },
  {
    what: "`data` that is not the envelope's",
    runs: ["axios-forms", "react-query-board", "page-with-chart"],
    stays: ["axios-forms", "page-with-chart"],
  },
  {
    what: "`success` of validation and of one's own results",
    runs: ["own-result-type", "class-with-private-fields"],
    stays: ["own-result-type", "class-with-private-fields"],
  },
  {
    what: "`error` of one's own results, of clients and consoles",
    runs: ["own-result-type", "weekly-summary-mail"],
    stays: ["own-result-type", "weekly-summary-mail"],
  },
  {
    what: "pages of the app that are named as paths of the API are",
    runs: ["screens-and-near-misses", "endpoint-constants"],
    stays: ["screens-and-near-misses", "endpoint-constants"],
  },
  {
    what: "a path as a key, in a notice or in a document",
    runs: ["caches-by-path", "data-in-json"],
    stays: ["caches-by-path", "data-in-json"],
  },
  {
    what: "paths that are nearly the same",
    runs: ["screens-and-near-misses", "version-constant"],
    stays: ["screens-and-near-misses", "version-constant"],
  },
  {
    what: "a wrapper that chooses the server by the prefix",
    runs: ["prefix-routing"],
    stays: ["prefix-routing"],
  },
  {
    what: "a slash at the end, a query that may be there, a version from elsewhere",
    runs: ["paths-in-detail"],
    stays: ["habits-moved/trailing-slash", "habits-moved/version-from-env"],
  },
  {
    what: "one constant for several verbs",
    runs: ["paths-in-detail"],
    stays: ["paths-in-detail"],
  },
  {
    what: "a declared type that is not what comes",
    runs: ["types-that-lie"],
    stays: ["types-that-lie"],
  },
  {
    what: "aliases of modules",
    runs: ["aliases-of-tsconfig", "packages-by-exports"],
    stays: ["aliases-of-tsconfig", "habits-moved/alias-of-bundler"],
  },
  {
    what: "generated files beside sources",
    runs: ["generated-client"],
    stays: [
      "generated-client",
      "habits-moved/generated-orval",
      "habits-moved/generated-axios",
      "habits-moved/generated-fetch-runtime",
      "habits-moved/generated-swagger-client",
      "habits-moved/generated-by-hey-api",
    ],
  },
  {
    what: "reads in templates",
    runs: ["vue-dashboard", "svelte-kit-app", "angular-templates", "jquery-site"],
    stays: ["vue-options-api", "svelte-classic", "angular-templates", "jquery-site"],
  },
];
