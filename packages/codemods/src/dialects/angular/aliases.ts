import { ts } from "ts-morph";

/** A member of a component, and what templates call it. */
export interface Alias {
  readonly name: string;
  readonly alias: string;
}

/**
 * The inputs and outputs of a class that templates call otherwise, the templates in its content that it shows, and the
 * one that it stands on.
 */
export function aliasesOf(declaration: ts.ClassDeclaration): readonly Alias[] {
  return declaration.members.flatMap((member): readonly Alias[] => {
    if (ts.isConstructorDeclaration(member)) return member.parameters.flatMap(ownViewIn);
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

/** `constructor(public template: TemplateRef<unknown>)`: a directive has the template that it stands on. */
function ownViewIn(parameter: ts.ParameterDeclaration): readonly Alias[] {
  const { name, type } = parameter;
  return ts.isParameterPropertyDeclaration(parameter, parameter.parent) &&
    ts.isIdentifier(name) &&
    type !== undefined &&
    ts.isTypeReferenceNode(type) &&
    type.typeName.getText() === TEMPLATE
    ? [{ name: name.text, alias: OWN_VIEW }]
    : [];
}

/**
 * `@ContentChild('row')`, `contentChild.required('row')`, `@ContentChild(TemplateRef)` for the first of any name,
 * `@ContentChildren(Column)` for directives of templates, and `inject(TemplateRef)` for that of a directive.
 */
function contentIn({ expression, arguments: [first] }: ts.CallExpression): string | null {
  const callee = expression.getText();
  const isTemplate = first && ts.isIdentifier(first) && first.text === TEMPLATE;
  if (callee === "inject") return isTemplate ? OWN_VIEW : null;
  const many = /^(?:ContentChild|contentChild)(ren|(?:\.required)?)$/.exec(callee)?.[1];
  if (!first || many === undefined) return null;
  if (many === "ren") return ts.isIdentifier(first) && !isTemplate ? DIRECTIVES : null;
  if (ts.isStringLiteralLike(first)) return contentAlias(first.text);
  return isTemplate ? FIRST_CONTENT : ts.isIdentifier(first) ? DIRECTIVE : null;
}

const TEMPLATE = "TemplateRef";

/** What a template in the content of a component is to it, by the name that the template has; no input has such a name. */
export function contentAlias(reference: string): string {
  return `#${reference}`;
}

/** What the first template in its content is, by whatever name. */
export const FIRST_CONTENT = contentAlias("");

/** What a directive is on the templates in its content, as one or as a list of them. */
export const DIRECTIVE = contentAlias(".");
export const DIRECTIVES = contentAlias("*");

/** The template that a directive stands on. */
export const OWN_VIEW = contentAlias("<");
