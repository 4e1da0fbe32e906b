import { ts } from "ts-morph";
import type { TextValue } from "../../../provenance/text/text-value.ts";

/** What spells a URL, whole or behind its base. */
export type UrlLiteral = ts.StringLiteralLike | ts.TemplateTail;

/** The literal that spells a URL, or what stands behind its base: `${base}/api/v1/habits`. */
export function expectedLiteral({ parts }: TextValue): UrlLiteral | null {
  const last = parts.at(-1);
  if (!last || !("text" in last)) return null;
  if (parts.length === 1 && ts.isStringLiteralLike(last.node)) return last.node;
  const isBehind = parts.length === 2 && parts[0] && "hole" in parts[0];
  return isBehind && ts.isTemplateTail(last.node) ? last.node : null;
}
