import { beforeTypes } from "./before-types.ts";
import { type Code, isName, literalAt, textAt } from "./code.ts";

const asking =
  /(?:^|_)(?:get|post|put|patch|delete|del|request|req|send|fetch|call|api|exchange|execute|retrieve|invoke|url|uri|path|endpoint|join|resolve|append(?:ing)?|http|query)(?:$|_|[A-Z\d]|async)/i;
const assigns = new Set(["=", ":", ":=", "=>"]);
const verb = /^(?:GET|POST|PUT|PATCH|DELETE)$/i;
const taking = /(?:path|endpoint|route|ur[il]|resource)$/i;
/** What leads a user elsewhere is a page, and no call. */
const leading = /redirect|navigate|link|render|href|push|assert|expect|print|log/i;

/**
 * Whether a path is asked for by code: an argument of a call that sends requests, an annotation of a method,
 * or a name that holds a path.
 *
 * @param isTelling - Whether the path alone tells, wherever it stands.
 */
export function isRequest(code: Code, index: number, isTelling: boolean): boolean {
  const { tokens, enclosing } = code;
  const before = textAt(tokens, index - 1);
  if (assigns.has(before) && taking.test(literalAt(tokens, index - 2) ?? textAt(tokens, index - 2)))
    return true;
  const open = enclosing[index] ?? -1;
  const isCall = textAt(tokens, open) === "(";
  const bare = isName(tokens, index - 1) ? before : "";
  const callee = isCall ? textAt(tokens, beforeTypes(code, open - 1)) : bare;
  if (leading.test(callee)) return false;
  if (asking.test(callee.replaceAll(/([a-z])([A-Z])/g, "$1_$2").replace(/^@/, ""))) return true;
  return isTelling || (isCall && namesMethod(code, open));
}

/** Whether an argument of a call is a method. */
function namesMethod({ tokens, enclosing, partners }: Code, open: number): boolean {
  const close = partners.get(open) ?? open;
  for (let at = open + 1; at < close && at < open + 40; at++) {
    const word = literalAt(tokens, at) ?? textAt(tokens, at);
    if (enclosing[at] === open && verb.test(word.replace(/^(?:http)?method(?=[A-Z])/i, "")))
      return true;
  }
  return false;
}
