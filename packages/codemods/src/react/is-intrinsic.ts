import { ts } from "ts-morph";

/** Whether a tag is that of an element of the page, and of no component. */
export function isIntrinsic(tag: ts.JsxTagNameExpression): boolean {
  return ts.isJsxNamespacedName(tag) || (ts.isIdentifier(tag) && /^[a-z]/.test(tag.text));
}
