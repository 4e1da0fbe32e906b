import { endpoints, prefixes } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { equalityOf } from "../../program/equality.ts";
import { oncePer } from "../../program/once-per.ts";
import { isSite } from "../../provenance/value.ts";
import { type ForwardRule, forwardRules } from "../../server/forward-rules.ts";
import type { Facts } from "../facts.ts";
import { declaredPath } from "./declared-path.ts";

/** Methods by which server frameworks mount a handler on a path. */
const MOUNTS: ReadonlySet<string> = new Set([
  "get",
  "post",
  "put",
  "patch",
  "delete",
  "all",
  "use",
  "route",
  "on",
  "mount",
  "basePath",
  "register",
]);

const TEST_FOLDER = /(^|\/)(__tests__|__mocks__|tests?|mocks?|spec|e2e|fixtures|fakes?|stubs?)\//;
const STAND_IN =
  /((^|[/._-])([Mm]ock|[Ff]ake|[Ss]tub)|[a-z](Mock|Fake|Stub))s?(?![a-z])[^/]*\.\w+$/;

/** `test.mjs`, `api-test.js`, `api_spec.js`, `test-api.js`. */
const TEST_NAME = /(^|[/_-])(tests?|specs?)\.[cm]?[jt]sx?$|(^|\/)test[_-][^/]*\.[cm]?[jt]sx?$/;

/** Files whose routes stand in for the service, by their folder or a word of their name. */
export const TEST_FILE = new RegExp(
  [TEST_FOLDER, TEST_NAME, /\.(test|spec|stories)\./, STAND_IN]
    .map(({ source }) => source)
    .join("|"),
);

/** Files whose place in the tree makes them handlers of a path, as Next and SvelteKit have them. */
export const ROUTE_FILE = /\/(route|\+server|index|\[\.\.\..+\])\.[cm]?[jt]sx?$/;

/** Where the repository itself serves a v1 path outside tests and mocks; null where it does not. */
export function ownRoutes(facts: Facts): string | null {
  return servedRoute(facts).at;
}

/** Asked for each stray call, but all files have to be gone through for it. */
const servedRoute = oncePer((facts: Facts) => ({ at: findServedRoute(facts) }));

function findServedRoute(facts: Facts): string | null {
  const rules = forwardRules(facts.program);
  const handedOn = new Set<ts.Node>(rules.map(({ literal }) => literal));
  const serves = [...facts.program.modules.values()].some(({ source }) => listens(source));
  for (const module of facts.program.modules.values()) {
    if (TEST_FILE.test(module.path)) continue;
    const [prefix] = prefixes.v1;
    if (ROUTE_FILE.test(module.path) && `/${module.path}`.includes(`${prefix}/`))
      return module.path;
    const found =
      routeIn(facts, handedOn, module.source) ??
      (serves ? comparedPath(handedOn, module.source) : null);
    if (found) {
      const { line } = module.source.getLineAndCharacterOfPosition(found.getStart());
      return `${module.path}:${line + 1}`;
    }
  }
  return composedRoute(facts, rules);
}

/** The file of a route whose path no literal spells: what a router, a plugin or a prefix is in front of says the rest. */
function composedRoute({ machine }: Facts, rules: readonly ForwardRule[]): string | null {
  const found = [...machine.routes.all.values()].find(
    ({ file, path }) =>
      isServedPath(path) &&
      !TEST_FILE.test(file) &&
      !rules.some(({ from }) => path.startsWith(from)),
  );
  return found?.file ?? null;
}

/** The files that start a server, outside tests and mocks. */
const servingFiles = oncePer(({ program }: Facts): readonly string[] =>
  [...program.modules.values()]
    .filter(({ path, source }) => !TEST_FILE.test(path) && listens(source))
    .map(({ path }) => path),
);

/** Whether the program itself starts a server outside tests and mocks. */
export function startsServer(facts: Facts): boolean {
  return servingFiles(facts).length > 0;
}

function routeIn(facts: Facts, handedOn: ReadonlySet<ts.Node>, node: ts.Node): ts.Node | null {
  if (ts.isCallExpression(node) && isMount(facts, handedOn, node)) return node;
  if (isServedPath(declaredPath(node) ?? "")) return node;
  let found: ts.Node | null = null;
  ts.forEachChild(node, (child) => {
    found ??= routeIn(facts, handedOn, child);
  });
  return found;
}

/** Whether code starts an HTTP server. */
function listens(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) {
    const { expression } = node;
    const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
    if (ts.isIdentifier(name) && (name.text === "createServer" || name.text === "listen"))
      return true;
  }
  return ts.forEachChild(node, (child) => listens(child) || undefined) ?? false;
}

/** A path that a server compares the request with, or looks its handlers up by. */
function comparedPath(handedOn: ReadonlySet<ts.Node>, node: ts.Node): ts.Node | null {
  if (
    ts.isStringLiteralLike(node) &&
    !handedOn.has(node) &&
    isServedPath(node.text.replace(/^[A-Z]+ /, "")) &&
    isPathKey(node)
  )
    return node;
  return ts.forEachChild(node, (child) => comparedPath(handedOn, child) ?? undefined) ?? null;
}

/** Whether a server compares requests with a path, or looks their handlers up by it. */
export function isPathKey(node: ts.StringLiteralLike): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent))
    return parent.name === node;
  return (
    ts.isCaseClause(parent) ||
    (ts.isBinaryExpression(parent) && equalityOf(parent.operatorToken.kind) === true)
  );
}

/** `app.get('/api/v1/habits', handler)` of an object that is no HTTP client, and where no rule hands requests on. */
function isMount(facts: Facts, handedOn: ReadonlySet<ts.Node>, node: ts.CallExpression): boolean {
  const { expression } = node;
  if (!ts.isPropertyAccessExpression(expression) || !MOUNTS.has(expression.name.text)) return false;
  const [path, ...handlers] = node.arguments;
  if (!path || !ts.isStringLiteralLike(path) || !isServedPath(path.text) || handedOn.has(path))
    return false;
  const isClient = [...facts.seen(node)].some((value) =>
    isSite(value, "promise", "mocked-route", "mocked-scope"),
  );
  return !isClient && handlers.length > 0 && handlers.some((handler) => isHandler(facts, handler));
}

function isHandler(facts: Facts, node: ts.Expression): boolean {
  if (ts.isFunctionLike(node)) return true;
  if (ts.isObjectLiteralExpression(node)) return false;
  const values = [...facts.seen(node)];
  return (
    values.length === 0 || values.some(({ kind }) => kind === "function" || kind === "unknown")
  );
}

/** What the paths of v1 begin with, below their prefix. */
export const V1_RESOURCES: ReadonlySet<string> = new Set(
  endpoints.filter(({ version }) => version === "v1").map(({ path }) => path.split("/")[1] ?? ""),
);

function isServedPath(path: string): boolean {
  const [prefix] = prefixes.v1;
  if (path === prefix || path === `${prefix}/*`) return true;
  return (
    path.startsWith(`${prefix}/`) &&
    V1_RESOURCES.has(path.slice(prefix.length + 1).split("/")[0] ?? "")
  );
}
