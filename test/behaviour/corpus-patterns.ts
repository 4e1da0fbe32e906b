/** A pattern or a trap of real integrations, and the programs that hold us to it. */
export interface CorpusPattern {
  readonly what: string;
  /** Integrations that have it and are judged by running them before and after. */
  readonly runs: readonly string[];
  /** Integrations, or fixtures of the codemods, with what looks the same and must stay. */
  readonly stays: readonly string[];
}

/** The patterns that real integrations have most often, the most frequent first. */
export const frequentPatterns: readonly CorpusPattern[] = [
  {
    what: "a URL template with an id",
    runs: ["endpoint-constants", "paths-in-detail"],
    stays: ["endpoint-constants"],
  },
  {
    what: "a base URL from the environment, and relative paths",
    runs: ["two-axios-instances", "version-constant"],
    stays: ["own-backend", "version-constant"],
  },
  {
    what: "a spread of a habit",
    runs: ["merge-and-save", "rest-and-rename"],
    stays: ["rest-and-rename"],
  },
  {
    what: "one unwrapping, `response.data`",
    runs: ["axios-forms", "interceptor-unwrap"],
    stays: ["axios-forms"],
  },
  {
    what: "a generic call",
    runs: ["typed-request-generics", "results-and-curry"],
    stays: ["typed-generic-wrappers"],
  },
  {
    what: "`await response.json()` and a read or a cast",
    runs: ["weekly-report", "types-that-lie"],
    stays: ["two-services"],
  },
  {
    what: "storage beside the API's data",
    runs: ["stored-snapshots", "local-storage-cache", "data-from-files"],
    stays: ["stored-snapshots", "local-storage-cache", "title-to-name/stored-in-browser"],
  },
  {
    what: "a relative path on an instance whose base stands elsewhere",
    runs: ["two-axios-instances", "ky-instances"],
    stays: ["two-axios-instances", "ky-instances"],
  },
  {
    what: "a body from a parameter that is typed elsewhere",
    runs: ["draft-builder", "react-form"],
    stays: ["draft-builder"],
  },
  { what: "derived types", runs: ["typed-derived-types"], stays: ["typed-derived-types"] },
  {
    what: "fixtures and factories",
    runs: ["vitest-suite", "fetch-stub-per-test"],
    stays: ["vitest-suite", "fetch-stub-per-test"],
  },
  { what: "casts on the way", runs: ["types-that-lie"], stays: ["types-that-lie"] },
  {
    what: "what a hook gives, in another file",
    runs: ["react-query-board", "swr-dashboard", "rtk-query-app"],
    stays: ["react-query-board", "swr-dashboard"],
  },
  {
    what: "a query by URLSearchParams, by `new URL` or in the text",
    runs: ["options-object", "notes-and-logs", "paths-in-detail"],
    stays: ["paths-in-detail"],
  },
  {
    what: "the body of an error",
    runs: ["axios-global-chains", "errors-with-bodies"],
    stays: ["errors-with-bodies"],
  },
  {
    what: "`if (result.success)`",
    runs: ["envelope-conditions", "own-result-type"],
    stays: ["own-result-type", "result-union"],
  },
  {
    what: "two unwrappings, `response.data.data`",
    runs: ["axios-global-chains", "answers-with-more"],
    stays: ["axios-forms", "answers-with-more"],
  },
  {
    what: "keys of caches that repeat a path or a resource",
    runs: ["caches-by-path", "react-query-forms"],
    stays: ["caches-by-path", "react-query-forms"],
  },
  {
    what: "an update of one item in a list",
    runs: ["hooks-optimistic"],
    stays: ["hooks-optimistic"],
  },
  {
    what: "names of inputs that are members of the body",
    runs: ["form-by-names", "react-form"],
    stays: ["form-by-names", "form-handlers"],
  },
];
