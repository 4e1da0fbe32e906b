import { type Code, isName, textAt } from "./code.ts";

const decorators =
  /^(?:route|get|post|put|patch|delete|api_route|(?:Get|Post|Put|Patch|Delete|Request)Mapping|Path|Controller|Route|Http(?:Get|Post|Put|Patch|Delete))$/;
const mounts =
  /^(?:HandleFunc|Handle|Map(?:Get|Post|Put|Patch|Delete|Group|Methods)|add_url_rule|add_(?:get|post|put|patch|delete|route|resource|api_route)|APIRouter|Blueprint|include_router|register_blueprint|register|mount|nest|scope|resources?|apiResources?|namespace|grouped|Group|Route|Subrouter|PathPrefix|prefix|path|re_path|route|defroute|forward|handlerFunc)$/;
const receivers =
  /^\$?(?:r|e|g|rg|app|router|routes?|mux|group|engine|server|srv|fiber|Route|RouterModule|grp|bp|blueprint|v1|apiV1|api_v1)$/i;
const verbs =
  /^(?:get|post|put|patch|delete|GET|POST|PUT|PATCH|DELETE|Get|Post|Put|Patch|Delete|any|Any|all|match|route)$/;
/** Declarations of clients look like those of handlers. */
const clients = /^(?:FeignClient|HttpExchange|RegisterRestClient|Client|RestClient|RefitClient)$/;

/** Tells the strings of code that are paths which it serves. */
export function createRouteTest(code: Code): (index: number) => boolean {
  const { tokens, enclosing } = code;
  const declaresClient = tokens.some(
    (token) => token.kind === "name" && clients.test(token.text.replace(/^@/, "")),
  );
  return (index) => {
    const open = enclosing[index] ?? -1;
    const at = textAt(tokens, open) === "(" ? open - 1 : index - 1;
    const name = textAt(tokens, at);
    if (isDecorated(code, at)) return !declaresClient && decorators.test(name.replace(/^@/, ""));
    return mounts.test(name) || (verbs.test(name) && isVerbRoute(code, at, index));
  };
}

/** Whether a path that a verb is called with is served: with a handler, a block, or a target. */
function isVerbRoute(code: Code, at: number, index: number): boolean {
  const { tokens } = code;
  if (![".", "->", "::"].includes(textAt(tokens, at - 1)))
    return isBlock(code, index) || isRailsRoute(code, index);
  return receivers.test(textAt(tokens, at - 2)) && isHandled(code, index);
}

/** `@app.get("…")`, `#[get("…")]`, `[HttpGet("…")]` */
function isDecorated({ tokens }: Code, at: number): boolean {
  let first = at;
  while (textAt(tokens, first - 1) === "." && isName(tokens, first - 2)) first -= 2;
  if (textAt(tokens, first).startsWith("@")) return true;
  if (textAt(tokens, first - 1) !== "[") return false;
  const before = textAt(tokens, first - 2);
  return before === "#" || (tokens[first - 1]?.isFirst ?? false);
}

/** `get '/path' do`, `get("/path") {` */
function isBlock({ tokens }: Code, index: number): boolean {
  const next = textAt(tokens, index + 1);
  return next === "do" || (next === ")" && textAt(tokens, index + 2) === "{");
}

/** Whether a handler stands behind the path: a name or a function, and no named argument. */
function isHandled({ tokens }: Code, index: number): boolean {
  const next = textAt(tokens, index + 1);
  if (next === ")" || next === "{") return textAt(tokens, index + 2) === "{" || next === "{";
  if (next !== ",") return false;
  const after = textAt(tokens, index + 3);
  return after !== "=" && after !== ":" && after !== "=>";
}

/** `get '/path', to: 'habits#index'`, `get "/path", HabitController, :index` */
function isRailsRoute({ tokens }: Code, index: number): boolean {
  const next = textAt(tokens, index + 1);
  if (next === "=>") return true;
  return (
    next === "," &&
    (/^(?:to|as|via|controller|action)$/.test(textAt(tokens, index + 2)) ||
      /Controller$|Live$/.test(textAt(tokens, index + 2)))
  );
}
