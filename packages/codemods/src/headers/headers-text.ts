import { type RequiredHeader, requiredHeaders } from "@habitshift/schemas";
import { quoted } from "../edit/quote.ts";

/** How the required headers are written into the code. */
export interface HeadersText {
  /** Whether they come from the generated module. */
  readonly module: boolean;
  /** What stands behind headers that are gone through, for a compiler that does not know that they can be. */
  readonly cast?: string;
  /** As members of an object literal. */
  members(clientVersion: string): string;
  /** As an expression. */
  expression(clientVersion: string): string;
}

/** The name of the generated function. */
export const HEADERS_FUNCTION = "habitApiHeaders";

/** The headers as a call of the generated function. */
export const moduleHeaders: HeadersText = {
  module: true,
  members: () => `...${HEADERS_FUNCTION}()`,
  expression: () => `${HEADERS_FUNCTION}()`,
};

/** The headers written out at the place itself. */
export const inlineHeaders: HeadersText = {
  module: false,
  members: (clientVersion) => memberLines(clientVersion).join(", "),
  expression: (clientVersion) => `{ ${memberLines(clientVersion).join(", ")} }`,
};

/** The headers as members of an object that is copied for each request: what is unique is made with each copy. */
export const copiedHeaders: HeadersText = {
  module: false,
  members: (clientVersion) => copiedLines(clientVersion).join(", "),
  expression: (clientVersion) => `{ ${copiedLines(clientVersion).join(", ")} }`,
};

function copiedLines(clientVersion: string): readonly string[] {
  return requiredHeaders.map(({ name, value }) => {
    const text = valueText(value, clientVersion);
    return value.kind === "unique-per-request"
      ? `get ${quoted(name)}() { return ${text} }`
      : `${quoted(name)}: ${text}`;
  });
}

/** The name and the value of each required header, as they are written. */
export function headerPairs(clientVersion: string): readonly (readonly [string, string])[] {
  return requiredHeaders.map(({ name, value }) => [quoted(name), valueText(value, clientVersion)]);
}

/** One `'Name': value` for each required header. */
export function memberLines(clientVersion: string): readonly string[] {
  return headerPairs(clientVersion).map(([name, value]) => `${name}: ${value}`);
}

function valueText(value: RequiredHeader["value"], clientVersion: string): string {
  switch (value.kind) {
    case "constant":
      return quoted(value.text);
    case "client-version":
      return quoted(clientVersion);
    case "unique-per-request":
      return "crypto.randomUUID()";
  }
}
