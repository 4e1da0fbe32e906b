import { prefixes } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { memberName } from "../../program/member-name.ts";

/** Decorators of a class that answers requests below a path: of Nest, routing-controllers and tsoa. */
const CONTROLLERS: ReadonlySet<string> = new Set(["Controller", "JsonController", "Route"]);

/**
 * A path that a framework is told of without a handler: `@Controller('api/v1/habits')`,
 * `@Controller({ path: 'habits', version: '1' })`, `app.setGlobalPrefix('api/v1')`, `{ routePrefix: '/api/v1' }`.
 */
export function declaredPath(node: ts.Node): string | null {
  if (ts.isPropertyAssignment(node))
    return memberName(node) === "routePrefix" ? rooted(node.initializer) : null;
  if (!ts.isCallExpression(node)) return null;
  const { expression, parent } = node;
  const [first] = node.arguments;
  if (!first) return null;
  if (ts.isPropertyAccessExpression(expression))
    return expression.name.text === "setGlobalPrefix" ? rooted(first) : null;
  const isController =
    ts.isDecorator(parent) && ts.isIdentifier(expression) && CONTROLLERS.has(expression.text);
  if (!isController) return null;
  return ts.isObjectLiteralExpression(first) ? versioned(first) : rooted(first);
}

/** Where a version of its own stands before the path of a controller. */
function versioned(options: ts.ObjectLiteralExpression): string | null {
  const path = rooted(optionOf(options, "path"));
  const version = optionOf(options, "version");
  if (path === null || !version) return path;
  const [prefix] = prefixes.v1;
  const isFirst = ts.isStringLiteralLike(version) && prefix.endsWith(`v${version.text}`);
  return isFirst ? `${prefix}${path}` : null;
}

function optionOf({ properties }: ts.ObjectLiteralExpression, name: string): ts.Expression | null {
  const found = properties.find((each) => memberName(each) === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : null;
}

/** `habits/` is the path `/habits`. */
function rooted(node: ts.Expression | null): string | null {
  return node && ts.isStringLiteralLike(node) ? `/${node.text.replace(/^\/+|\/+$/g, "")}` : null;
}
