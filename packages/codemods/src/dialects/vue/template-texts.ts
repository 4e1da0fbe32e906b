import { ts } from "ts-morph";
import { memberName } from "../../program/member-name.ts";

/** A text in a script that is the template of a component. */
export interface TemplateText {
  /** The member of the options that has it. */
  readonly property: ts.PropertyAssignment;
  /** The literal that it is; null where it is none. */
  readonly literal: ts.StringLiteralLike | null;
}

/** What nothing has beside a template but the options of a component. */
const OPTIONS: ReadonlySet<string> = new Set(
  (
    "activated,beforeCreate,beforeDestroy,beforeMount,beforeUnmount,beforeUpdate,components,computed,created," +
    "deactivated,destroyed,directives,emits,errorCaptured,inject,methods,mixins,mounted,props,serverPrefetch," +
    "setup,unmounted,updated,watch"
  ).split(","),
);

/** What is given the options of a component. */
const TAKER = /^(?:\w+\.)*(?:component|createApp|createSSRApp|defineComponent|extend|Vue)$/;

/** Whether a text may have templates of components. */
export function mayHaveTemplates(text: string): boolean {
  return /\btemplate\s*:/.test(text);
}

/** The templates that stand in a script, as options of components. */
export function templateTexts(source: ts.SourceFile): readonly TemplateText[] {
  const found: TemplateText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node) && areOptions(node)) {
      const property = node.properties.find(
        (each): each is ts.PropertyAssignment =>
          ts.isPropertyAssignment(each) && memberName(each) === "template",
      );
      if (property && !isName(property.initializer))
        found.push({ property, literal: literalOf(property.initializer) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function areOptions(node: ts.ObjectLiteralExpression): boolean {
  const names = node.properties.map((property) => memberName(property) ?? "");
  // What `controller` or `templateUrl` stands beside is a component of AngularJS.
  if (names.some((name) => /^(?:controller|controllerAs|bindings|selector)$/.test(name)))
    return false;
  const { parent } = node;
  const isGiven =
    (ts.isCallExpression(parent) || ts.isNewExpression(parent)) &&
    TAKER.test(parent.expression.getText());
  return isGiven || names.some((name) => OPTIONS.has(name)) || node.properties.some(makesData);
}

/** `data() { return { … } }`: what others call data is none that each instance has anew. */
function makesData(property: ts.ObjectLiteralElementLike): boolean {
  if (memberName(property) !== "data") return false;
  if (ts.isMethodDeclaration(property)) return true;
  const made = ts.isPropertyAssignment(property) ? property.initializer : null;
  return made !== null && (ts.isArrowFunction(made) || ts.isFunctionExpression(made));
}

function literalOf(node: ts.Expression): ts.StringLiteralLike | null {
  return ts.isStringLiteralLike(node) ? node : null;
}

/** `#card` is what an element of the page is called, and no template itself. */
function isName(node: ts.Expression): boolean {
  return ts.isStringLiteralLike(node) && !node.text.includes("<");
}
