import { UsageError } from "../usage-error.ts";

/** What `habitshift serve` was asked for. */
export interface ServeSettings {
  readonly port: number;
  readonly host: string;
  /** As given by the flag; null: perhaps by the environment. */
  readonly token: string | null;
  readonly public: boolean;
  readonly record: string | null;
  readonly cluster: boolean;
  /** Empty: none. */
  readonly cors: readonly string[];
  readonly limit: number | null;
  /** In seconds. */
  readonly grace: number;
  readonly accessLog: boolean;
}

/**
 * Reads the flags of `habitshift serve`.
 *
 * @param text - The value of a flag; null where it is not given.
 * @throws UsageError - where a value makes no sense.
 */
export function readServeSettings(
  text: (name: string) => string | null,
  values: Readonly<Record<string, unknown>>,
): ServeSettings {
  const limit = text("limit");
  return {
    port: readNumber("port", text("port") ?? "", 0, 65_535),
    host: readHost(text("host") ?? ""),
    token: text("token"),
    public: values.public === true,
    record: text("record"),
    cluster: values.cluster === true,
    cors: readOrigins(text("cors")),
    limit: limit === null ? null : readNumber("limit", limit, 1, 1_000_000_000),
    grace: readNumber("grace", text("grace") ?? "", 0, 3_600),
    accessLog: values["access-log"] === true,
  };
}

/** @throws UsageError - where it is not a number within these bounds. */
export function readNumber(name: string, text: string, least: number, most: number): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(`--${name} must be a number from ${least} to ${most}, not ${text}`);
}

/**
 * An address of IPv6 may be written as in a URL.
 *
 * @throws UsageError - where it is neither a name nor an address.
 */
export function readHost(text: string): string {
  const host = text.replace(/^\[(.*)\]$/, "$1");
  if (!/[\s/?#@]|^\w+:\/\//.test(host)) return host;
  throw new UsageError(`--host must be a name or an address such as 0.0.0.0, not ${text}`);
}

/** @throws UsageError - where one is not an origin. */
export function readOrigins(text: string | null): readonly string[] {
  const origins = (text ?? "").split(",").map((origin) => origin.trim());
  const given = origins.filter((origin) => origin !== "");
  for (const origin of given) {
    if (origin === "*" || (URL.canParse(origin) && new URL(origin).origin === origin)) continue;
    throw new UsageError(`--cors takes origins such as https://app.example, not ${origin}`);
  }
  return given;
}
