import { ts } from "ts-morph";
import { type Alias, aliasesOf } from "./aliases.ts";
import { type HostExpression, hostExpressions } from "./host-writer.ts";

/** A class that templates know, by what its decorator says. */
export interface KnownClass {
  readonly name: string;
  /** The names by which templates mean it: selectors of a component or directive. */
  readonly selectors: readonly string[];
  /** The name of a pipe; null where it is none. */
  readonly pipe: string | null;
  /** The literal that is its template. */
  readonly template: ts.StringLiteralLike | null;
  /** The file that its template stands in. */
  readonly templateUrl: string | null;
  readonly host: readonly HostExpression[];
  /** What templates call its members that are called otherwise there. */
  readonly aliases: readonly Alias[];
  /** Whether it has a template that is no literal. */
  readonly isElsewhere: boolean;
}

/** The components, directives and pipes that a file declares at its top. */
export function knownClasses(source: ts.SourceFile): readonly KnownClass[] {
  return source.statements.filter(ts.isClassDeclaration).flatMap((declaration) => {
    const options = decorated(declaration);
    return options && declaration.name
      ? [{ ...toKnown(declaration.name.text, options), aliases: aliasesOf(declaration) }]
      : [];
  });
}

/** What the decorator above a class is given. */
function decorated(declaration: ts.ClassDeclaration): ts.ObjectLiteralExpression | null {
  for (const { expression } of ts.getDecorators(declaration) ?? []) {
    if (!ts.isCallExpression(expression) || !ts.isIdentifier(expression.expression)) continue;
    const [options] = expression.arguments;
    if (/^(?:Component|Directive|Pipe)$/.test(expression.expression.text))
      return options && ts.isObjectLiteralExpression(options) ? options : null;
  }
  return null;
}

function toKnown(name: string, options: ts.ObjectLiteralExpression): Omit<KnownClass, "aliases"> {
  const literal = (wanted: string): ts.StringLiteralLike | null => {
    const property = options.properties
      .filter(ts.isPropertyAssignment)
      .find((each) => ts.isIdentifier(each.name) && each.name.text === wanted);
    return property && ts.isStringLiteralLike(property.initializer) ? property.initializer : null;
  };
  return {
    name,
    selectors: selectorsIn(literal("selector")?.text ?? ""),
    pipe: literal("name")?.text ?? null,
    template: literal("template"),
    templateUrl: literal("templateUrl")?.text ?? null,
    host: hostExpressions(options),
    isElsewhere:
      literal("template") === null &&
      options.properties.some((each) => each.name?.getText() === "template"),
  };
}

/** `app-card, button[appSave]`: the tag of a component, or the attribute of a directive. */
function selectorsIn(text: string): readonly string[] {
  return text.split(",").flatMap((selector) => {
    const attribute = /\[([\w-]+)\]/.exec(selector)?.[1];
    const tag = /^\s*([a-z][\w-]*-[\w-]*)/.exec(selector)?.[1];
    return [...(attribute ? [`[${attribute}]`] : []), ...(tag && !attribute ? [tag] : [])];
  });
}
