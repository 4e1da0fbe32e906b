import { ts } from "ts-morph";
import { evaluateClass } from "./class.ts";
import { failuresWithin } from "./failure.ts";
import { type Frame, fork, join } from "./frame.ts";
import type { Machine } from "./machine.ts";
import { executeExport, exportDeclared } from "./module.ts";
import { assign } from "./name.ts";
import { assignTo } from "./pattern.ts";
import { truthOf } from "./truth.ts";
import { annotated } from "./typed.ts";
import { flatMap, JUST_PLAIN, NOTHING, one, type Values } from "./value.ts";

/** Runs a statement; false where what follows it is never reached. */
type Executor = (machine: Machine, node: never, frame: Frame) => boolean;

export function execute(machine: Machine, node: ts.Statement, frame: Frame): boolean {
  const executor = EXECUTORS[node.kind];
  return executor ? executor(machine, node as never, frame) : true;
}

/** Runs statements in order: first what they hoist, then each until one ends the run. */
export function executeAll(
  machine: Machine,
  statements: readonly ts.Statement[],
  frame: Frame,
): boolean {
  for (const statement of statements) hoist(machine, statement, frame);
  let reached = true;
  for (const statement of statements) {
    if (!reached && !ts.isFunctionDeclaration(statement)) continue;
    reached = machine.verbs.execute(statement, frame) && reached;
  }
  return reached;
}

function hoist(machine: Machine, statement: ts.Statement, frame: Frame): void {
  if (!ts.isFunctionDeclaration(statement)) return;
  const fn = one(machine.intern.fn(statement, frame.context, null));
  const binding = statement.name && frame.context.module.scopes.resolve(statement.name);
  if (binding) assign(machine, binding, fn, frame);
  if (statement.name) exportDeclared(machine, statement, [statement.name], frame);
  else exportAnonymous(machine, fn, frame);
}

function exportAnonymous(machine: Machine, values: Values, frame: Frame): void {
  const { module } = frame.context;
  const site = machine.site(module.source, machine.moduleContext(module), "exports");
  machine.write(machine.prop(site, "default"), values);
}

const EXECUTORS: Readonly<Partial<Record<ts.SyntaxKind, Executor>>> = {
  [ts.SyntaxKind.ExpressionStatement]: executeExpression,
  [ts.SyntaxKind.VariableStatement]: executeVariables,
  [ts.SyntaxKind.ReturnStatement]: executeReturn,
  [ts.SyntaxKind.ThrowStatement]: executeThrow,
  [ts.SyntaxKind.IfStatement]: executeIf,
  [ts.SyntaxKind.Block]: (machine, node: ts.Block, frame) =>
    executeAll(machine, node.statements, frame),
  [ts.SyntaxKind.ForStatement]: executeFor,
  [ts.SyntaxKind.ForOfStatement]: executeForEach,
  [ts.SyntaxKind.ForInStatement]: executeForEach,
  [ts.SyntaxKind.WhileStatement]: executeWhile,
  [ts.SyntaxKind.DoStatement]: executeWhile,
  [ts.SyntaxKind.SwitchStatement]: executeSwitch,
  [ts.SyntaxKind.TryStatement]: executeTry,
  [ts.SyntaxKind.LabeledStatement]: (machine, node: ts.LabeledStatement, frame) =>
    machine.verbs.execute(node.statement, frame),
  [ts.SyntaxKind.BreakStatement]: () => true,
  [ts.SyntaxKind.ContinueStatement]: () => true,
  [ts.SyntaxKind.ClassDeclaration]: executeClass,
  [ts.SyntaxKind.EnumDeclaration]: executeEnum,
  [ts.SyntaxKind.ExportDeclaration]: executeExported,
  [ts.SyntaxKind.ExportAssignment]: executeExported,
};

function executeExpression(machine: Machine, node: ts.ExpressionStatement, frame: Frame): boolean {
  machine.verbs.evaluate(node.expression, frame);
  return !isProcessExit(node.expression);
}

function isProcessExit(node: ts.Expression): boolean {
  return ts.isCallExpression(node) && node.expression.getText() === "process.exit";
}

function executeVariables(machine: Machine, node: ts.VariableStatement, frame: Frame): boolean {
  declare(machine, node.declarationList, frame);
  const names = node.declarationList.declarations.flatMap(({ name }) => namesIn(name));
  exportDeclared(machine, node, names, frame);
  return true;
}

export function declare(machine: Machine, list: ts.VariableDeclarationList, frame: Frame): void {
  for (const { name, initializer, type } of list.declarations) {
    const values = initializer ? machine.verbs.evaluate(initializer, frame) : NOTHING;
    machine.verbs.bind(name, values, frame, type);
  }
}

function namesIn(name: ts.BindingName): readonly ts.Identifier[] {
  if (ts.isIdentifier(name)) return [name];
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? namesIn(element.name) : [],
  );
}

function executeReturn(machine: Machine, node: ts.ReturnStatement, frame: Frame): boolean {
  if (node.expression) giveBack(machine, machine.verbs.evaluate(node.expression, frame), frame);
  return false;
}

/** Adds to what the running function gives back, with what its declared return type adds. */
export function giveBack(machine: Machine, values: Values, frame: Frame): void {
  const { node, returns } = frame.context;
  const type = ts.isFunctionLike(node) ? node.type : undefined;
  machine.write(returns, annotated(machine, values, returnType(node, type), frame));
}

/** An async function's annotation is about the promise; inside, what it resolves to counts. */
function returnType(node: ts.Node, type: ts.TypeNode | undefined): ts.TypeNode | undefined {
  const isAsync =
    ts.canHaveModifiers(node) &&
    ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword);
  if (!type || !isAsync) return type;
  return ts.isTypeReferenceNode(type) ? type.typeArguments?.[0] : undefined;
}

function executeThrow(machine: Machine, node: ts.ThrowStatement, frame: Frame): boolean {
  machine.verbs.evaluate(node.expression, frame);
  return false;
}

function executeIf(machine: Machine, node: ts.IfStatement, frame: Frame): boolean {
  machine.verbs.evaluate(node.expression, frame);
  const truth = truthOf(machine, node.expression);
  const yes = fork(frame);
  const no = fork(frame);
  const afterYes = truth !== false && machine.verbs.execute(node.thenStatement, yes);
  const afterNo =
    truth !== true && (node.elseStatement ? machine.verbs.execute(node.elseStatement, no) : true);
  join(frame, [...(afterYes ? [yes] : []), ...(afterNo ? [no] : [])]);
  return afterYes || afterNo;
}

/** Runs a loop's body twice, so that what one round leaves is seen by the next. */
function loop(frame: Frame, round: (frame: Frame) => void): boolean {
  for (let count = 0; count < 2; count += 1) {
    const body = fork(frame);
    round(body);
    join(frame, [frame, body]);
  }
  return true;
}

function executeFor(machine: Machine, node: ts.ForStatement, frame: Frame): boolean {
  const { initializer } = node;
  if (initializer && ts.isVariableDeclarationList(initializer))
    declare(machine, initializer, frame);
  else if (initializer) machine.verbs.evaluate(initializer, frame);
  return loop(frame, (body) => {
    if (node.condition) machine.verbs.evaluate(node.condition, body);
    machine.verbs.execute(node.statement, body);
    if (node.incrementor) machine.verbs.evaluate(node.incrementor, body);
  });
}

function executeForEach(
  machine: Machine,
  node: ts.ForOfStatement | ts.ForInStatement,
  frame: Frame,
): boolean {
  const values = machine.verbs.evaluate(node.expression, frame);
  const elements = ts.isForInStatement(node)
    ? JUST_PLAIN
    : flatMap(values, (value) => machine.verbs.elements(value, frame));
  const items =
    ts.isForOfStatement(node) && node.awaitModifier ? machine.verbs.awaited(elements) : elements;
  return loop(frame, (body) => {
    const { initializer } = node;
    if (ts.isVariableDeclarationList(initializer)) {
      const [declaration] = initializer.declarations;
      if (declaration) machine.verbs.bind(declaration.name, items, body, undefined);
    } else assignTo(machine, initializer, items, body);
    machine.verbs.execute(node.statement, body);
  });
}

function executeWhile(
  machine: Machine,
  node: ts.WhileStatement | ts.DoStatement,
  frame: Frame,
): boolean {
  return loop(frame, (body) => {
    machine.verbs.evaluate(node.expression, body);
    machine.verbs.execute(node.statement, body);
  });
}

function executeSwitch(machine: Machine, node: ts.SwitchStatement, frame: Frame): boolean {
  machine.verbs.evaluate(node.expression, frame);
  const ends: Frame[] = [frame];
  for (const clause of node.caseBlock.clauses) {
    const body = fork(frame);
    if (ts.isCaseClause(clause)) machine.verbs.evaluate(clause.expression, body);
    if (executeAll(machine, clause.statements, body)) ends.push(body);
  }
  join(frame, ends);
  return true;
}

function executeTry(machine: Machine, node: ts.TryStatement, frame: Frame): boolean {
  const tried = fork(frame);
  const afterTry = machine.verbs.execute(node.tryBlock, tried);
  const caught = fork(frame);
  join(caught, [frame, tried]);
  let afterCatch = false;
  if (node.catchClause) {
    const { variableDeclaration, block } = node.catchClause;
    if (variableDeclaration) {
      const errors = failuresWithin(machine, node.tryBlock);
      machine.verbs.bind(variableDeclaration.name, errors, caught, undefined);
    }
    afterCatch = machine.verbs.execute(block, caught);
  }
  join(frame, [...(afterTry ? [tried] : []), ...(afterCatch ? [caught] : [])]);
  const afterFinally = node.finallyBlock ? machine.verbs.execute(node.finallyBlock, frame) : true;
  return (afterTry || afterCatch) && afterFinally;
}

function executeClass(machine: Machine, node: ts.ClassDeclaration, frame: Frame): boolean {
  const values = machine.see(node, evaluateClass(machine, node, frame));
  const binding = node.name && frame.context.module.scopes.resolve(node.name);
  if (binding) assign(machine, binding, values, frame);
  if (node.name) exportDeclared(machine, node, [node.name], frame);
  else exportAnonymous(machine, values, frame);
  return true;
}

function executeEnum(machine: Machine, node: ts.EnumDeclaration, frame: Frame): boolean {
  const site = machine.site(node, frame.context, "object");
  for (const member of node.members) {
    const values = member.initializer
      ? machine.verbs.evaluate(member.initializer, frame)
      : JUST_PLAIN;
    if (!ts.isComputedPropertyName(member.name))
      machine.write(machine.prop(site, member.name.text), values);
  }
  const binding = frame.context.module.scopes.resolve(node.name);
  if (binding) assign(machine, binding, one(site), frame);
  exportDeclared(machine, node, [node.name], frame);
  return true;
}

function executeExported(
  machine: Machine,
  node: ts.ExportDeclaration | ts.ExportAssignment,
  frame: Frame,
): boolean {
  executeExport(machine, node, frame);
  return true;
}
