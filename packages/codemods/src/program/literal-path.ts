import { posix } from "node:path";
import { ts } from "ts-morph";

/** A path as far as code spells it out: `isPlaced` where it begins with the folder of the file. */
interface Spelled {
  readonly path: string;
  readonly isPlaced: boolean;
}

/** What names in the code stand for while a function of it is looked into. */
type Given = ReadonlyMap<string, Spelled>;

/** The path that an expression of a configuration spells, relative to the root; null where it is no literal. */
export function literalPath(node: ts.Expression, folder: string): string | null {
  const found = spell(node, folder, new Map(), 0);
  if (!found) return null;
  return found.isPlaced ? posix.normalize(found.path) : posix.join(folder, found.path);
}

const DEEPEST = 6;

function spell(node: ts.Expression, folder: string, given: Given, depth: number): Spelled | null {
  if (depth > DEEPEST) return null;
  const inner: Inner = (each) => spell(each, folder, given, depth + 1);
  if (ts.isStringLiteralLike(node)) return rooted(node.text, folder);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return inner(node.expression);
  if (ts.isCallExpression(node)) return called(node, folder, given, depth);
  if (ts.isIdentifier(node)) {
    if (node.text === "__dirname") return { path: folder, isPlaced: true };
    return given.get(node.text) ?? constant(node, inner);
  }
  return pieced(node, folder, inner) ?? ofUrl(node, folder, inner);
}

type Inner = (node: ts.Expression) => Spelled | null;

/** Text that is put together of pieces. */
function pieced(node: ts.Expression, folder: string, inner: Inner): Spelled | null {
  const together = (paths: readonly string[]): string => paths.join("");
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.flatMap(({ expression, literal }) => [
      inner(expression),
      { path: literal.text, isPlaced: false },
    ]);
    return joined([rooted(node.head.text, folder), ...spans], together);
  }
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken
    ? joined([inner(node.left), inner(node.right)], together)
    : null;
}

/** `new URL("./src", import.meta.url)`, its `pathname`, or `import.meta.dirname`. */
function ofUrl(node: ts.Expression, folder: string, inner: Inner): Spelled | null {
  if (ts.isNewExpression(node)) {
    const [path] = node.arguments ?? [];
    const found = path ? inner(path) : null;
    return found && { path: posix.join(folder, found.path), isPlaced: true };
  }
  if (!ts.isPropertyAccessExpression(node)) return null;
  const name = node.name.text;
  if (ts.isMetaProperty(node.expression))
    return name === "dirname" ? { path: folder, isPlaced: true } : null;
  return name === "pathname" || name === "href" ? inner(node.expression) : null;
}

/** Jest writes `<rootDir>` for the folder of its configuration. */
function rooted(text: string, folder: string): Spelled {
  const rest = /^<rootDir>\/?(.*)$/.exec(text)?.[1];
  return rest === undefined
    ? { path: text, isPlaced: false }
    : { path: posix.join(folder, rest), isPlaced: true };
}

function joined(
  parts: readonly (Spelled | null)[],
  join: (paths: readonly string[]) => string,
): Spelled | null {
  const known = parts.filter((part) => part !== null);
  if (known.length < parts.length) return null;
  const isPlaced = known.some((part) => part.isPlaced);
  return { path: join(known.map(({ path }) => path)), isPlaced };
}

/** `path.resolve(__dirname, "src")`, `fileURLToPath(…)`, `process.cwd()`, or a function of the same file. */
function called(
  node: ts.CallExpression,
  folder: string,
  given: Given,
  depth: number,
): Spelled | null {
  const { expression } = node;
  const args = node.arguments.map((each) => spell(each, folder, given, depth + 1));
  if (ts.isPropertyAccessExpression(expression)) {
    const name = expression.name.text;
    if (name === "cwd") return { path: folder, isPlaced: true };
    return name === "resolve" || name === "join" || name === "fileURLToPath" ? ofPath(args) : null;
  }
  if (!ts.isIdentifier(expression)) return null;
  const own = functionNamed(expression);
  if (!own) return ofPath(args);
  const inner = new Map(given);
  own.parameters.forEach(({ name }, index) => {
    const value = args[index];
    if (ts.isIdentifier(name) && value) inner.set(name.text, value);
  });
  return spell(own.result, folder, inner, depth + 1);
}

function ofPath(args: readonly (Spelled | null)[]): Spelled | null {
  return joined(args, (paths) => posix.join(...paths));
}

/** A constant of the same file. */
function constant(node: ts.Identifier, inner: Inner): Spelled | null {
  const initializer = initializerNamed(node);
  return initializer && !ts.isFunctionLike(initializer) ? inner(initializer) : null;
}

/** What a file of configuration declares a name to be, at its top level. */
export function initializerNamed(node: ts.Identifier): ts.Expression | null {
  for (const statement of node.getSourceFile().statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && name.text === node.text && initializer) return initializer;
    }
  }
  return null;
}

interface Returning {
  readonly parameters: readonly ts.ParameterDeclaration[];
  readonly result: ts.Expression;
}

/** A function of the same file that does nothing but give something back. */
function functionNamed(node: ts.Identifier): Returning | null {
  const declared = node
    .getSourceFile()
    .statements.find(
      (statement): statement is ts.FunctionDeclaration =>
        ts.isFunctionDeclaration(statement) && statement.name?.text === node.text,
    );
  const initializer = initializerNamed(node);
  const found = declared ?? (initializer && ts.isFunctionLike(initializer) ? initializer : null);
  if (!found || !("body" in found) || !found.body) return null;
  const { body, parameters } = found;
  if (!ts.isBlock(body)) return { parameters: [...parameters], result: body as ts.Expression };
  const [statement] = body.statements;
  return statement && ts.isReturnStatement(statement) && statement.expression
    ? { parameters: [...parameters], result: statement.expression }
    : null;
}
