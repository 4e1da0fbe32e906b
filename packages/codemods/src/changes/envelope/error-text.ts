import { envelope } from "@habitshift/schemas";
import type { Piece } from "../../edit/edit.ts";

/** How the v2 error of an envelope is written where a v1 member of it was read. */
export interface ErrorText {
  /** The v2 error, such as `body.error` or a local `error`. */
  readonly error: readonly Piece[];
  /** What must be there for it to be asked, such as `body` of `body?.success`; null where nothing must. */
  readonly holder: readonly Piece[] | null;
}

/** The member of a v2 error that holds the text that v1 had as the error itself. */
export const MESSAGE = envelope.error.message.at(-1) ?? "";

/** What a v2 error has. */
export const ERROR_MEMBERS: ReadonlySet<string> = new Set([
  MESSAGE,
  envelope.error.code.at(-1) ?? "",
  envelope.error.details.at(-1) ?? "",
]);
