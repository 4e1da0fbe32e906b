import { visit } from "jsonc-parser";

/** Where in a text a fault stands; both count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Where a text stops to be JSON that can be read; undefined where it cannot be told. */
export function locateSyntaxError(text: string, { message }: SyntaxError): Place | undefined {
  const position = / at position (\d+)/.exec(message)?.[1];
  return position === undefined ? locateByGrammar(text) : placeAt(text, Number(position));
}

function placeAt(text: string, position: number): Place {
  const lines = text.slice(0, position).split("\n");
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}

/** The engine does not always say where. */
function locateByGrammar(text: string): Place | undefined {
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
