import { ts } from "ts-morph";
import { elementOf } from "../react/elements.ts";
import { isIntrinsic } from "../react/is-intrinsic.ts";
import { isOldClass, renderClass } from "../react/render-class.ts";
import { letEscape } from "./calls/invoke.ts";
import type { Frame } from "./frame.ts";
import { type Invocation, implicitCall } from "./invocation.ts";
import type { Machine } from "./machine.ts";
import { isSite, type SiteValue, type Value, type Values, writtenNames } from "./value.ts";
import { JUST_PLAIN, one, union } from "./values.ts";

/** An element calls its component with its attributes as one object. */
export function evaluateJsx(
  machine: Machine,
  node: ts.JsxElement | ts.JsxSelfClosingElement,
  frame: Frame,
): Values {
  const opening = ts.isJsxElement(node) ? node.openingElement : node;
  const isElement = isIntrinsic(opening.tagName);
  const props = attributesOf(machine, opening, frame, isElement);
  if (ts.isJsxElement(node)) evaluateChildren(machine, node.children, props, frame);
  const components = isElement
    ? JUST_PLAIN
    : machine.verbs.evaluate(opening.tagName as ts.Expression, frame);
  return isElement ? JUST_PLAIN : renderElement(machine, components, props, opening, frame);
}

export function evaluateJsxFragment(machine: Machine, node: ts.JsxFragment, frame: Frame): Values {
  evaluateChildren(machine, node.children, null, frame);
  return JUST_PLAIN;
}

function attributesOf(
  machine: Machine,
  opening: ts.JsxOpeningLikeElement,
  frame: Frame,
  isElement: boolean,
): SiteValue {
  const site = machine.site(opening.attributes, frame.context, "object");
  site.own.clear();
  for (const attribute of opening.attributes.properties) {
    if (ts.isJsxSpreadAttribute(attribute)) {
      site.own.clear();
      const values = machine.verbs.evaluate(attribute.expression, frame);
      // The attributes of an element of the page keep their names, whatever is spread among them.
      if (!isElement) machine.write(site.spread, values);
    } else {
      const name = attribute.name.getText();
      site.own.add(name);
      const values = attributeValue(machine, attribute, frame);
      machine.write(machine.prop(site, name), values);
      if (isElement && isHandler(name)) callHandlers(machine, values, { frame, node: attribute });
    }
  }
  return site;
}

function isHandler(name: string): boolean {
  return /^on[A-Z]/.test(name);
}

/**
 * The page calls what a library made, such as an action bound to a store, with an event. What the program wrote and
 * nothing calls is called with what its parameters are declared to be.
 */
function callHandlers(
  machine: Machine,
  values: Values,
  place: Pick<Invocation, "frame" | "node">,
): void {
  const called = [...values].filter((value) => value.kind === "function");
  for (const { node } of called) machine.listening.add(node);
  const made = called.filter(({ context }) => context.module.isModel);
  machine.verbs.invoke(new Set(made), implicitCall(place, [JUST_PLAIN]));
}

function attributeValue(machine: Machine, attribute: ts.JsxAttribute, frame: Frame): Values {
  const { initializer } = attribute;
  if (!initializer) return JUST_PLAIN;
  if (ts.isJsxExpression(initializer)) {
    return initializer.expression
      ? machine.verbs.evaluate(initializer.expression, frame)
      : JUST_PLAIN;
  }
  return machine.verbs.evaluate(initializer, frame);
}

function evaluateChildren(
  machine: Machine,
  children: readonly ts.JsxChild[],
  props: SiteValue | null,
  frame: Frame,
): void {
  const held: Values[] = [];
  for (const child of children) {
    if (ts.isJsxExpression(child)) {
      if (child.expression) held.push(machine.verbs.evaluate(child.expression, frame));
    } else if (!ts.isJsxText(child)) held.push(machine.verbs.evaluate(child, frame));
  }
  if (props) machine.write(machine.prop(props, "children"), union(...held));
}

/** Renders components with their props, and gives what code may clone. */
export function renderElement(
  machine: Machine,
  components: Values,
  props: SiteValue,
  node: ts.Node,
  frame: Frame,
): Values {
  render(machine, components, props, node, frame);
  return elementOf(render, machine, components, props, node, frame);
}

/** Calls function components, makes class components and gives a context's value to its readers. */
export function render(
  machine: Machine,
  components: Values,
  props: SiteValue,
  node: ts.Node,
  frame: Frame,
): void {
  const invocation = implicitCall({ frame, node }, [one(props)]);
  for (const component of components) {
    takeDefaults(machine, component, props, invocation);
    if (component.kind === "function" && isOldClass(machine, component, invocation))
      renderClass(machine, component, props, invocation);
    else if (component.kind === "function" || component.kind === "native")
      machine.verbs.invoke(one(component), invocation);
    if (component.kind === "unknown") letEscape(machine, invocation, one(component));
    if (component.kind !== "site") continue;
    if (component.is === "class") renderClass(machine, component, props, invocation);
    if (component.is === "context") {
      machine.write(component.element, machine.verbs.member(props, "value", frame, node));
      callChildren(machine, props, machine.read(component.element), invocation);
    }
  }
}

/** What a component takes for props that it is not given: `static defaultProps = { sortBy: 'title' }`. */
function takeDefaults(
  machine: Machine,
  component: Value,
  props: SiteValue,
  { frame, node }: Invocation,
): void {
  if (component.kind !== "function" && !isSite(component, "class")) return;
  for (const defaults of machine.verbs.member(component, "defaultProps", frame, node)) {
    if (!isSite(defaults, "object")) continue;
    for (const name of writtenNames(defaults))
      if (!props.own.has(name))
        machine.write(machine.prop(props, name), machine.read(machine.prop(defaults, name)));
  }
}

/** A consumer's child is a function of the value. */
function callChildren(
  machine: Machine,
  props: SiteValue,
  value: Values,
  invocation: Invocation,
): void {
  const functions = new Set(
    [...machine.read(machine.prop(props, "children"))].filter(({ kind }) => kind === "function"),
  );
  machine.verbs.invoke(functions, implicitCall(invocation, [value]));
}
