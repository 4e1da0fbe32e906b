import type { AST } from "@angular/compiler";
import { ts } from "ts-morph";
import { compiler } from "./compiler.ts";
import { ANYTHING, type Place, withLocals, writeCode } from "./place.ts";
import { UnreadError } from "./unread-error.ts";

/** What a component says of its own element: `'[title]': 'habit.title'`, `'(click)': 'save(habit)'`. */
export interface HostExpression {
  readonly name: string;
  readonly literal: ts.StringLiteralLike;
}

/** The expressions of the `host` that a decorator is given. */
export function hostExpressions(options: ts.ObjectLiteralExpression): readonly HostExpression[] {
  const host = options.properties
    .filter(ts.isPropertyAssignment)
    .find(({ name }) => ts.isIdentifier(name) && name.text === "host")?.initializer;
  if (!host || !ts.isObjectLiteralExpression(host)) return [];
  return host.properties
    .filter(ts.isPropertyAssignment)
    .flatMap(({ name, initializer }) =>
      ts.isStringLiteralLike(name) && /^[[(]/.test(name.text) && ts.isStringLiteralLike(initializer)
        ? [{ name: name.text, literal: initializer }]
        : [],
    );
}

/**
 * Writes an expression of a component's host.
 *
 * @throws UnreadError - where it cannot be read.
 */
export function writeHost({ name, literal }: HostExpression, outer: Place): void {
  const start = literal.getStart() + 1;
  const { text } = outer;
  const input = text.slice(start, literal.getEnd() - 1);
  if (input !== literal.text) throw new UnreadError("an expression with escapes");
  const { ast, errors } = parse(input, start, text, name.startsWith("("));
  const [error] = errors;
  if (error) throw new UnreadError(error.msg);
  const place = { ...withLocals(outer, "$event"), literal: text.charAt(start - 1) };
  place.writer.write(`{ const $event = ${ANYTHING};\n`);
  writeCode(ast, place);
  place.writer.write(";\n}\n");
}

function parse(input: string, start: number, text: string, isEvent: boolean) {
  const { Lexer, ParseLocation, ParseSourceFile, ParseSourceSpan, Parser } = compiler();
  const at = new ParseLocation(new ParseSourceFile(text, "host"), start, 0, 0);
  const parser = new Parser(new Lexer());
  const span = new ParseSourceSpan(at, at);
  const found = isEvent
    ? parser.parseAction(input, span, start)
    : parser.parseBinding(input, span, start);
  const ast: AST = found;
  return { ast, errors: found.errors };
}
