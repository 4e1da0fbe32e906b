import { ts } from "ts-morph";
import { positionalParameters } from "../../program/positional-parameters.ts";
import { runClassBody } from "../classes/run-class-body.ts";
import { setField } from "../classes/set-field.ts";
import type { Context } from "../context.ts";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { executeAll } from "../statements/execute-all.ts";
import { giveBack } from "../statements/give-back.ts";
import { expectedParameter } from "../types/contextual-type.ts";
import { declaredType } from "../types/declared-type.ts";
import { ofClass } from "../types/of-class.ts";
import { typeParameters } from "../types/type-parameters.ts";
import { expectedOf } from "../types/typed.ts";
import type { FunctionNode, Values } from "../value.ts";
import { NOTHING, one } from "../values.ts";
import { withFallback } from "../with-fallback.ts";
import { restArray } from "./rest-array.ts";

/** Runs the body of an activation once. */
export function runContext(machine: Machine, context: Context): void {
  const { node } = context;
  machine.exchanges.forget(context);
  const frame: Frame = { context, flow: new Map() };
  if (ts.isSourceFile(node)) executeAll(machine, node.statements, frame);
  else if (ts.isClassLike(node)) runClassBody(machine, context);
  else if (ts.isClassStaticBlockDeclaration(node)) executeAll(machine, node.body.statements, frame);
  else if (isFunctionNode(node)) runFunction(machine, node, frame);
}

function isFunctionNode(node: ts.Node): node is FunctionNode {
  return ts.isFunctionLike(node) && "parameters" in node;
}

function runFunction(machine: Machine, node: FunctionNode, frame: Frame): void {
  bindParameters(machine, node, frame);
  const { body } = node;
  if (!body) return;
  if (ts.isBlock(body)) executeAll(machine, body.statements, frame);
  else giveBack(machine, machine.verbs.evaluate(body, frame), frame);
}

function bindParameters(machine: Machine, node: FunctionNode, frame: Frame): void {
  positionalParameters(node).forEach((parameter, index) => {
    const cell = frame.context.parameters[index];
    const type = declaredType(parameter);
    const handed = cell ? machine.read(cell) : NOTHING;
    const expected = type ? null : expectedParameter(machine, node, index);
    const given = expected ? expectedOf(machine, handed, expected) : handed;
    if (parameter.dotDotDotToken) {
      const site = restArray(machine, parameter, frame.context);
      machine.write(site.element, given);
      machine.verbs.bind(parameter.name, one(site), frame, type);
      return;
    }
    const values =
      parameter.initializer && !isAwaited(given, parameter, index, frame.context)
        ? withFallback(machine, given, parameter.initializer, frame)
        : given;
    machine.verbs.bind(parameter.name, values, frame, type);
    setProperty(machine, parameter, values, frame);
  });
}

/** Whether a call hands over what is not known yet: an empty text instead would stay in what is made of it. */
function isAwaited(
  given: Values,
  { initializer }: ts.ParameterDeclaration,
  index: number,
  { chain: [call] }: Context,
): boolean {
  const isEmpty = initializer && ts.isStringLiteralLike(initializer) && initializer.text === "";
  if (given.size > 0 || !isEmpty || !call || !ts.isCallExpression(call)) return false;
  const handed = call.arguments.slice(0, index + 1);
  return handed.length > index && !handed.some(ts.isSpreadElement);
}

/** `constructor(private readonly http: X)` is an assignment too. */
function setProperty(
  machine: Machine,
  parameter: ts.ParameterDeclaration,
  values: Values,
  frame: Frame,
): void {
  const { name } = parameter;
  const isProperty =
    ts.canHaveModifiers(parameter) && (ts.getModifiers(parameter)?.length ?? 0) > 0;
  if (!isProperty || !ts.isIdentifier(name)) return;
  const type = declaredType(parameter);
  const held = type
    ? ofClass(machine, values, machine.types.refer(type, typeParameters(frame.context)))
    : values;
  for (const self of frame.context.self?.values ?? [])
    setField(machine, self, name.text, held, parameter, frame);
}
