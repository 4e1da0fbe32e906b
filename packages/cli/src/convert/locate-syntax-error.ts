import { visit } from "jsonc-parser";

/** Where in a text a fault stands; both count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Where a text that `JSON.parse` refused stops to be JSON; undefined where it cannot be told. */
export function locateSyntaxError(text: string): Place | undefined {
  let place: Place | undefined;
  visit(
    text,
    {
      onError(_code, _offset, _length, startLine, startCharacter) {
        place ??= { line: startLine + 1, column: startCharacter + 1 };
      },
    },
    { disallowComments: true, allowTrailingComma: false },
  );
  return place;
}
