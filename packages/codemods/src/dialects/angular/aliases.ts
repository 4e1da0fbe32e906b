import { ts } from "ts-morph";

/** A member of a component, and what templates call it. */
export interface Alias {
  readonly name: string;
  readonly alias: string;
}

/** The inputs and outputs of a class that templates call otherwise, and the templates in its content that it shows. */
export function aliasesOf(declaration: ts.ClassDeclaration): readonly Alias[] {
  return declaration.members.flatMap((member): readonly Alias[] => {
    const { name } = member;
    if (!name || !ts.isIdentifier(name)) return [];
    const decorators = ts.canHaveDecorators(member) ? (ts.getDecorators(member) ?? []) : [];
    const calls: ts.Expression[] = decorators.map(({ expression }) => expression);
    if (ts.isPropertyDeclaration(member) && member.initializer) calls.push(member.initializer);
    return calls.flatMap((call) => {
      const alias = ts.isCallExpression(call) ? (contentIn(call) ?? aliasIn(call)) : null;
      return alias === null || alias === "" ? [] : [{ name: name.text, alias }];
    });
  });
}

/** `@Input('entry')`, `@Output({ alias: 'done' })`, `input.required({ alias: 'entry' })`. */
function aliasIn(call: ts.CallExpression): string | null {
  const callee = call.expression.getText();
  const isDecorator = /^(?:Input|Output)$/.test(callee);
  if (!isDecorator && !/^(?:input|model)(?:\.required)?$|^output(?:FromObservable)?$/.test(callee))
    return null;
  for (const argument of call.arguments) {
    if (isDecorator && ts.isStringLiteralLike(argument)) return argument.text;
    if (!ts.isObjectLiteralExpression(argument)) continue;
    for (const property of argument.properties)
      if (
        ts.isPropertyAssignment(property) &&
        property.name.getText() === "alias" &&
        ts.isStringLiteralLike(property.initializer)
      )
        return property.initializer.text;
  }
  return null;
}

/** `@ContentChild('row')`, `contentChild.required('row')`, and `@ContentChild(TemplateRef)` for the first of any name. */
function contentIn({ expression, arguments: [first] }: ts.CallExpression): string | null {
  if (!first || !/^(?:ContentChild|contentChild(?:\.required)?)$/.test(expression.getText()))
    return null;
  if (ts.isStringLiteralLike(first)) return contentAlias(first.text);
  return ts.isIdentifier(first) && first.text === "TemplateRef" ? FIRST_CONTENT : null;
}

/** What a template in the content of a component is to it, by the name that the template has; no input has such a name. */
export function contentAlias(reference: string): string {
  return `#${reference}`;
}

/** What the first template in its content is, by whatever name. */
export const FIRST_CONTENT = contentAlias("");
