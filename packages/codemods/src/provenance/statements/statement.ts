import { ts } from "ts-morph";
import { isDataPath } from "../../program/data-files.ts";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { executeExport, exportData } from "../modules/module.ts";
import { executeIf, executeTry } from "./branch.ts";
import { executeClass, executeEnum, executeVariables } from "./declaration.ts";
import { executeAll } from "./execute-all.ts";
import { giveBack } from "./give-back.ts";
import { executeFor, executeForEach, executeWhile } from "./loop.ts";
import { executeAlias, executeNamespace } from "./namespace.ts";
import { keepAsserted } from "./narrowed.ts";
import { raise } from "./raise.ts";
import { executeSwitch } from "./switch.ts";

type Executor = (machine: Machine, node: never, frame: Frame) => boolean;

/** Runs a statement; false where what follows it is never reached. */
export function execute(machine: Machine, node: ts.Statement, frame: Frame): boolean {
  const executor = EXECUTORS[node.kind];
  return executor ? executor(machine, node as never, frame) : true;
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
  [ts.SyntaxKind.ModuleDeclaration]: executeNamespace,
  [ts.SyntaxKind.ImportEqualsDeclaration]: executeAlias,
  [ts.SyntaxKind.ExportDeclaration]: executeExported,
  [ts.SyntaxKind.ExportAssignment]: executeExported,
};

function executeExpression(machine: Machine, node: ts.ExpressionStatement, frame: Frame): boolean {
  const values = machine.verbs.evaluate(node.expression, frame);
  keepAsserted(machine, node.expression, frame);
  if (isDataPath(frame.context.module.path)) exportData(machine, values, frame);
  return !isProcessExit(node.expression);
}

function isProcessExit(node: ts.Expression): boolean {
  return ts.isCallExpression(node) && node.expression.getText() === "process.exit";
}

function executeReturn(machine: Machine, node: ts.ReturnStatement, frame: Frame): boolean {
  if (node.expression) giveBack(machine, machine.verbs.evaluate(node.expression, frame), frame);
  return false;
}

function executeThrow(machine: Machine, node: ts.ThrowStatement, frame: Frame): boolean {
  raise(machine, frame, machine.verbs.evaluate(node.expression, frame));
  return false;
}

function executeExported(
  machine: Machine,
  node: ts.ExportDeclaration | ts.ExportAssignment,
  frame: Frame,
): boolean {
  executeExport(machine, node, frame);
  return true;
}
