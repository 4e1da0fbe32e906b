import { readHost, readNumber } from "../serve/read-serve-settings.ts";
import { UsageError } from "../usage-error.ts";

/** What `habitshift gateway` was asked for. */
export interface GatewaySettings {
  readonly upstream: string;
  readonly port: number;
  readonly host: string;
  readonly completedDates: "fetch" | "empty";
  readonly record: string | null;
  /** In seconds. */
  readonly timeout: number;
  /** In seconds. */
  readonly grace: number;
  readonly accessLog: boolean;
  /** False where the configuration is not to be read. */
  readonly config: boolean;
}

/**
 * Reads the flags of `habitshift gateway`.
 *
 * @param text - The value of a flag; null where it is not given.
 * @throws UsageError - where a value makes no sense.
 */
export function readGatewaySettings(
  text: (name: string) => string | null,
  values: Readonly<Record<string, unknown>>,
): GatewaySettings {
  return {
    upstream: readUpstream(text("upstream")),
    port: readNumber("port", text("port") ?? "", 0, 65_535),
    host: readHost(text("host") ?? ""),
    completedDates: values["completed-dates"] === "empty" ? "empty" : "fetch",
    record: text("record"),
    timeout: readNumber("timeout", text("timeout") ?? "", 1, 3_600),
    grace: readNumber("grace", text("grace") ?? "", 0, 3_600),
    accessLog: values["access-log"] === true,
    config: values["no-config"] !== true,
  };
}

function readUpstream(text: string | null): string {
  if (text === null) {
    throw new UsageError("--upstream is missing; it names the service, as https://api.example.com");
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url?.username === "" && url.password === "" && url.search + url.hash === "";
  if (isPlain && /^https?:$/.test(url.protocol)) return text;
  throw new UsageError(
    `--upstream must be an http or https URL without a user and a query, not ${text.replace(/\/\/[^/@]*@/, "//***@")}`,
  );
}
