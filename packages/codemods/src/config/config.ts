/** What a project may say in `habitshift.config.{ts,js,json}` or as `habitshift` in `package.json`. */
export interface Config {
  /** Base URLs of the service, and names of environment variables that hold one. */
  readonly services?: readonly string[];
  /** Names of environment variables that hold a key of the service; `verify` gives its own there. */
  readonly keyVariables?: readonly string[];
  /** Only these files, as patterns like those of `.gitignore`, relative to the configuration. */
  readonly include?: readonly string[];
  /** Not these files; patterns too. */
  readonly exclude?: readonly string[];
  /** Files of JSON and NDJSON that hold payloads of the service, as patterns too; `migrate` converts them. */
  readonly payloads?: readonly string[];
  /** Functions of your own that make HTTP calls, where they are not understood by themselves. */
  readonly wrappers?: readonly ConfiguredWrapper[];
  /** v1 unit to v2 unit, beside `times` to `rep`. */
  readonly units?: Readonly<Record<string, string>>;
  /** What a check-in that is done is logged as (default: 1 rep). */
  readonly checkin?: { readonly value: number; readonly unit: string };
  /** What `X-Client-Version` says (default: the version in the nearest `package.json`). */
  readonly clientVersion?: string;
  /** Where the module with the required headers goes, relative to the configuration. */
  readonly headersModule?: string;
}

export interface ConfiguredWrapper {
  /** The exported or declared name, such as `request` or `ApiClient.send`. */
  readonly name: string;
  /** The module that declares it, relative to the configuration; needed where the name is not unique. */
  readonly module?: string;
  /** Position of the argument that is the URL or path, from 0 (default: 0). */
  readonly url?: number;
  /** Position of the method (default: none, the call is a GET). */
  readonly method?: number;
  /** Position of the body (default: none). */
  readonly body?: number;
  /** Position of an object of headers (default: as the function's own parameters are named). */
  readonly headers?: number;
  /** Position of options with a member `headers` (default: as the function's own parameters are named). */
  readonly options?: number;
  /** What the call gives, awaited (default: `response`). */
  readonly returns?: "response" | "envelope" | "data";
}

/** Gives a configuration its type, in an editor. */
export function defineConfig(config: Config): Config {
  return config;
}
