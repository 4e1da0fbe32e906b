import { ts } from "ts-morph";
import type { Frame } from "../frame.ts";
import type { SiteKind, Value } from "../value.ts";
import { keep } from "./keep-asked.ts";

/** Classes of the platform whose instances are known as what they are. */
const KINDS: ReadonlyMap<string, SiteKind> = new Map([
  ["Request", "request"],
  ["URL", "url"],
  ["Headers", "headers"],
  ["URLSearchParams", "search-params"],
]);

/** `input instanceof Request`: leaves what is made by that class of the platform, or what surely is not. */
export function keepInstances(
  { left, right }: ts.BinaryExpression,
  truth: boolean,
  frame: Frame,
): void {
  if (!ts.isIdentifier(left) || !ts.isIdentifier(right)) return;
  const kind = KINDS.get(right.text);
  const isOwn = frame.context.module.scopes.resolve(right) !== null;
  if (kind && !isOwn) keep(left, frame, (value) => isInstance(value, kind) === !truth);
}

/** Null where only a run tells. */
function isInstance(value: Value, kind: SiteKind): boolean | null {
  switch (value.kind) {
    case "text":
    case "plain":
    case "function":
      return false;
    case "site":
      return value.is === kind;
    default:
      return null;
  }
}
