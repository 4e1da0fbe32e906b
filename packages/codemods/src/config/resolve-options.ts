import { join, relative, sep } from "node:path";
import type { MigrationOptions, WrapperConfig } from "../model.ts";
import type { ConfiguredWrapper } from "./config.ts";
import type { LoadedConfig } from "./load-config.ts";

/** Flags that say something the configuration could say too. */
export interface OptionFlags {
  readonly serviceUrl: string | null;
  readonly typecheck: boolean;
  readonly todo: boolean;
  readonly explain: boolean;
}

/**
 * What the engine is told, from the configuration and the flags.
 *
 * @param root - The working folder, absolute: the paths that the engine gets are relative to it.
 */
export function resolveOptions(
  { config, folder }: LoadedConfig,
  flags: OptionFlags,
  root: string,
): MigrationOptions {
  const rebase = (path: string) => relative(root, join(folder, path)).split(sep).join("/");
  const services = [...(flags.serviceUrl === null ? [] : [flags.serviceUrl])];
  return {
    services: [...services, ...(config.services ?? [])],
    wrappers: (config.wrappers ?? []).map((wrapper) => resolveWrapper(wrapper, rebase)),
    clientVersion: config.clientVersion ?? null,
    headersModule: config.headersModule === undefined ? null : rebase(config.headersModule),
    units: config.units ?? {},
    checkin: config.checkin ?? null,
    typecheck: flags.typecheck,
    todo: flags.todo,
    explain: flags.explain,
  };
}

function resolveWrapper(
  wrapper: ConfiguredWrapper,
  rebase: (path: string) => string,
): WrapperConfig {
  return {
    name: wrapper.name,
    module: wrapper.module === undefined ? null : rebase(wrapper.module),
    url: wrapper.url ?? 0,
    method: wrapper.method ?? null,
    body: wrapper.body ?? null,
    headers: wrapper.headers ?? null,
    options: wrapper.options ?? null,
    returns: wrapper.returns ?? "response",
  };
}
