import { ts } from "ts-morph";

/** A field that shows a value, and what can be chosen in it. */
export interface Offer {
  readonly shown: ts.Expression;
  /** Empty where what can be chosen is not known. */
  readonly values: readonly (ts.Expression | ts.JsxText)[];
  /** Whether what is chosen becomes the value by itself. */
  readonly isChosen: boolean;
}

/** What an element shows among the options that stand in it. */
export function offersIn(element: ts.JsxElement | ts.JsxSelfClosingElement): readonly Offer[] {
  if (!ts.isJsxElement(element)) return [];
  const shown = ["value", "defaultValue"].flatMap((name) => {
    const value = attributeOf(element.openingElement, name);
    return value && !ts.isStringLiteral(value) ? [value] : [];
  });
  if (shown.length === 0) return [];
  const values = element.children.flatMap(offeredBy);
  if (values.length === 0) return [];
  return shown.map((each) => ({ shown: each, values, isChosen: false }));
}

/** The values of all the options in a node. */
function offeredBy(node: ts.Node): readonly Offer["values"][number][] {
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) {
    const opening = ts.isJsxElement(node) ? node.openingElement : node;
    const value = attributeOf(opening, "value");
    if (value) return [value];
    if (ts.isJsxElement(node) && /option/i.test(opening.tagName.getText()))
      return node.children.flatMap(contentOf);
  }
  const found: Offer["values"][number][] = [];
  ts.forEachChild(node, (child) => {
    found.push(...offeredBy(child));
  });
  return found;
}

function contentOf(child: ts.JsxChild): readonly Offer["values"][number][] {
  if (ts.isJsxText(child)) return [child];
  return ts.isJsxExpression(child) && child.expression ? [child.expression] : [];
}

function attributeOf(opening: ts.JsxOpeningLikeElement, name: string): ts.Expression | null {
  for (const attribute of opening.attributes.properties) {
    if (!ts.isJsxAttribute(attribute) || attribute.name.getText() !== name) continue;
    const { initializer } = attribute;
    if (!initializer) return null;
    if (ts.isStringLiteral(initializer)) return initializer;
    return ts.isJsxExpression(initializer) ? (initializer.expression ?? null) : null;
  }
  return null;
}
