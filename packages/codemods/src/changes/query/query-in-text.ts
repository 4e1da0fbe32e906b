import { ts } from "ts-morph";
import { rangeOf } from "../../edit/edit.ts";
import type { ExchangeUse } from "../../provenance/exchanges.ts";
import { place } from "../flat-edit.ts";
import type { QueryValue } from "./query-value.ts";

/** `?habitId=${id}&limit=5` in the URL's text. */
export function queryInText(use: ExchangeUse, name: string): QueryValue | null {
  const { flat, query } = use.match;
  const text = flat.slice(query.start, query.end);
  const found = new RegExp(`([?&])${name}=([^&#]*)(&?)`).exec(text);
  if (!found) return null;
  const [whole, mark = "", value = "", after = ""] = found;
  const start = query.start + found.index;
  const valueStart = start + mark.length + name.length + 1;
  const valueEnd = valueStart + value.length;
  const isFirst = mark === "?" && after === "&";
  const range = {
    start: isFirst ? start + 1 : start,
    end: isFirst ? start + whole.length : valueEnd,
  };
  const held = place(use.match).filter((each) => each.start < valueEnd && each.end > valueStart);
  const [only] = held;
  if (held.length !== 1 || !only)
    return { edits: null, reason: `\`${name}\` is put together at run time` };
  const hole = "text" in only.part ? only.part.via : only.part.hole;
  if (!hole || (only.start < valueStart && "text" in only.part))
    return { value: [value], expression: null, edits: [], inText: range };
  if (!ts.isExpression(hole)) return null;
  return { value: ["${", rangeOf(hole), "}"], expression: hole, edits: [], inText: range };
}
