import type { AST } from "@angular/compiler";
import { type CodeWriter, SCOPE } from "../code-writer.ts";
import { compiler } from "./compiler.ts";
import { UnreadError } from "./unread-error.ts";

/** What the expressions of a template are written with. */
export interface ExpressionPlace {
  readonly writer: CodeWriter;
  /** The file that the template stands in. */
  readonly text: string;
  /** The quotation marks around the expression. */
  readonly quote: string | null;
  /** Names that the template declares itself. */
  readonly locals: ReadonlySet<string>;
}

/** What the code has where a file has something else, or nothing. */
interface Mark {
  readonly start: number;
  readonly end: number;
  readonly code: string;
}

/** How the members of the model are named in code. */
export const MODEL = "\u01B2ng";

/** The name before a component's members, without the dot. */
const SELF = SCOPE.slice(0, -1);

/** An entity in markup: places behind it are not those of the expression. */
const ENTITY = /&#?\w+;/;

/**
 * Writes an expression of a template as code: names of the component begin with its mark, and pipes are calls.
 *
 * @throws UnreadError - where the compiler says that something stands elsewhere.
 */
export function writeExpression(ast: AST, place: ExpressionPlace): void {
  const { writer, text, quote } = place;
  const { start, end } = bareAst(ast).sourceSpan;
  if (ENTITY.test(text.slice(start, end))) throw new UnreadError("an entity in an expression");
  const marks: Mark[] = [];
  collect(bareAst(ast), place, marks);
  let at = start;
  for (const mark of marks.toSorted((left, right) => left.start - right.start)) {
    writer.copy(at, mark.start, quote);
    writer.write(mark.code);
    at = mark.end;
  }
  writer.copy(at, end, quote);
}

/** An expression without what the compiler keeps with it. */
export function bareAst(ast: AST): AST {
  const { ASTWithSource } = compiler();
  return ast instanceof ASTWithSource ? ast.ast : ast;
}

function collect(ast: AST, place: ExpressionPlace, marks: Mark[]): void {
  const { BindingPipe, LiteralMap, PropertyRead, SafePropertyRead } = compiler();
  if (ast instanceof BindingPipe) {
    collectPipe(ast, place, marks);
    return;
  }
  if (ast instanceof LiteralMap) {
    ast.keys.forEach((key, index) => {
      const start = ast.values[index]?.sourceSpan.start;
      if (start === undefined || !("isShorthandInitialized" in key)) return;
      if (key.isShorthandInitialized) marks.push({ start, end: start, code: `${key.key}: ` });
    });
  }
  if (ast instanceof PropertyRead || ast instanceof SafePropertyRead) {
    const { start, end } = ast.nameSpan;
    if (place.text.slice(start, end) !== ast.name) throw new UnreadError("an expression");
  }
  if (ast instanceof PropertyRead) collectName(ast, place, marks);
  for (const child of childrenOf(ast)) collect(child, place, marks);
}

/** A name without anything before it is the template's own, or the component's. */
function collectName(
  { name, nameSpan, receiver }: InstanceType<ReturnType<typeof compiler>["PropertyRead"]>,
  { locals, text }: ExpressionPlace,
  marks: Mark[],
): void {
  const { ImplicitReceiver, ThisReceiver } = compiler();
  const { start, end } = receiver.sourceSpan;
  if (receiver instanceof ThisReceiver) {
    if (text.slice(start, end) !== "this") throw new UnreadError("`this`");
    marks.push({ start, end, code: SELF });
  } else if (receiver instanceof ImplicitReceiver && !locals.has(name)) {
    if (name !== "$any") marks.push({ start: nameSpan.start, end: nameSpan.start, code: SCOPE });
  }
}

/** `value | name: argument` calls the pipe of that name. */
function collectPipe(
  ast: InstanceType<ReturnType<typeof compiler>["BindingPipe"]>,
  place: ExpressionPlace,
  marks: Mark[],
): void {
  const { start, end } = ast.sourceSpan;
  const { text } = place;
  marks.push({ start, end: start, code: `${MODEL}.pipe(${JSON.stringify(ast.name)}, ` });
  collect(ast.exp, place, marks);
  const bar = text.lastIndexOf("|", ast.nameSpan.start);
  if (bar < ast.exp.sourceSpan.end || text.slice(ast.nameSpan.start, ast.nameSpan.end) !== ast.name)
    throw new UnreadError(`the pipe \`${ast.name}\``);
  marks.push({ start: bar, end: ast.nameSpan.end, code: "" });
  let at = ast.nameSpan.end;
  for (const argument of ast.args) {
    const colon = text.indexOf(":", at);
    marks.push({ start: colon, end: colon + 1, code: "," });
    collect(argument, place, marks);
    at = argument.sourceSpan.end;
  }
  marks.push({ start: end, end, code: ")" });
}

/** The expressions in an expression, whatever it is. */
function childrenOf(ast: AST): readonly AST[] {
  const { AST: Expression } = compiler();
  return Object.values(ast)
    .flat()
    .filter((value): value is AST => value instanceof Expression);
}
