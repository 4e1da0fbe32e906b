import { requiredHeaders } from "@habitshift/schemas";
import { quoted } from "../edit/quote.ts";

/** How the required headers are written into the code. */
export interface HeadersText {
  /** Whether they come from the generated module. */
  readonly module: boolean;
  /** As members of an object literal. */
  members(clientVersion: string): string;
  /** As an expression. */
  expression(clientVersion: string): string;
}

/** The name of the generated function. */
export const HEADERS_FUNCTION = "habitApiHeaders";

export const moduleHeaders: HeadersText = {
  module: true,
  members: () => `...${HEADERS_FUNCTION}()`,
  expression: () => `${HEADERS_FUNCTION}()`,
};

export const inlineHeaders: HeadersText = {
  module: false,
  members: (clientVersion) => memberLines(clientVersion).join(", "),
  expression: (clientVersion) => `{ ${memberLines(clientVersion).join(", ")} }`,
};

/** One `'Name': value` for each required header. */
export function memberLines(clientVersion: string): readonly string[] {
  return requiredHeaders.map(({ name, value }) => {
    switch (value.kind) {
      case "constant":
        return `${quoted(name)}: ${quoted(value.text)}`;
      case "client-version":
        return `${quoted(name)}: ${quoted(clientVersion)}`;
      case "unique-per-request":
        return `${quoted(name)}: crypto.randomUUID()`;
    }
  });
}
