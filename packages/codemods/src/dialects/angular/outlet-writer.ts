import type { AST } from "@angular/compiler";
import { MODEL } from "./expression-writer.ts";
import { type Place, writeCode } from "./place.ts";

/** Shows a template elsewhere, with what it is handed. */
export function writeOutlet(value: AST, context: AST | null, place: Place): void {
  place.writer.write(`${MODEL}.outlet(`);
  writeCode(value, place);
  if (context) {
    place.writer.write(", ");
    writeCode(context, place);
  }
  place.writer.write(");\n");
}

/** What an outlet is handed, of all that stands beside it. */
export function contextAmong(given: readonly { readonly name: string; readonly value: AST }[]) {
  return given.find(({ name }) => name === CONTEXT)?.value ?? null;
}

export const OUTLET = "ngTemplateOutlet";
export const CONTEXT = "ngTemplateOutletContext";
