import type {
  AST,
  TmplAstForLoopBlock,
  TmplAstIfBlockBranch,
  TmplAstNode,
  TmplAstSwitchBlock,
} from "@angular/compiler";
import { compiler } from "./compiler.ts";
import { ANYTHING, type Place, withLocals, writeCode, writeShown } from "./place.ts";

/** Writes `@if`, `@for` and the like; gives the place behind it, where more names may be known. */
export function writeBlock(node: TmplAstNode, outer: Place): Place {
  const {
    TmplAstDeferredBlock,
    TmplAstForLoopBlock: For,
    TmplAstIfBlock,
    TmplAstLetDeclaration,
    TmplAstSwitchBlock: Switch,
  } = compiler();
  const place = { ...outer, tag: null };
  if (node instanceof TmplAstLetDeclaration) {
    place.writer.write(`const ${node.name} = (`);
    writeCode(node.value, place);
    place.writer.write(");\n");
    return withLocals(outer, node.name);
  }
  if (node instanceof TmplAstIfBlock) writeBranches(node.branches, place);
  else if (node instanceof For) writeLoop(node, place);
  else if (node instanceof Switch) writeSwitch(node, place);
  else if (node instanceof TmplAstDeferredBlock) {
    const { when } = node.triggers;
    if (when && "value" in when) writeShown(when.value as AST, place);
    for (const part of [node, node.placeholder, node.loading, node.error])
      if (part) writeInner(part.children, place);
  }
  return outer;
}

function writeInner(nodes: readonly TmplAstNode[], place: Place): void {
  place.writer.write("{\n");
  place.views.writeView(nodes, place);
  place.writer.write("}\n");
}

function writeBranches([first, ...others]: readonly TmplAstIfBlockBranch[], place: Place): void {
  if (!first) return;
  const { writer } = place;
  const { expression, expressionAlias: alias, children } = first;
  if (!expression) {
    writeInner(children, place);
    return;
  }
  writer.write("{\n");
  if (alias) {
    writer.write(`const ${alias.name} = (`);
    writeCode(expression, place);
    writer.write(`);\nif (${alias.name}) `);
  } else {
    writer.write("if (");
    writeCode(expression, place);
    writer.write(") ");
  }
  writeInner(children, alias ? withLocals(place, alias.name) : place);
  writer.write("else {\n");
  writeBranches(others, place);
  writer.write("}\n}\n");
}

function writeLoop(node: TmplAstForLoopBlock, place: Place): void {
  const { writer } = place;
  const names = node.contextVariables.map(({ name }) => name);
  const inside = withLocals(place, node.item.name, ...names);
  writer.write(`for (const ${node.item.name} of (`);
  writeCode(node.expression, place);
  writer.write(")) {\n");
  for (const name of names) writer.write(`const ${name} = ${ANYTHING};\n`);
  writeShown(node.trackBy, inside);
  place.views.writeView(node.children, inside);
  writer.write("}\n");
  if (node.empty) writeInner(node.empty.children, place);
}

function writeSwitch({ expression, cases }: TmplAstSwitchBlock, place: Place): void {
  const { writer } = place;
  writer.write("switch (");
  writeCode(expression, place);
  writer.write(") {\n");
  for (const { expression: value, children } of cases) {
    writer.write(value ? "case " : "default");
    if (value) writeCode(value, place);
    writer.write(": ");
    writeInner(children, place);
    writer.write("break;\n");
  }
  writer.write("}\n");
}
