import { ts } from "ts-morph";
import { type Edit, replace } from "../edit/edit.ts";

/** A type that declares its members itself. */
export type DeclaredType = ts.InterfaceDeclaration | ts.TypeLiteralNode;

/** A member without the semicolon or comma behind it. */
export function rangeWithoutEnd(member: ts.PropertySignature): { start: number; end: number } {
  const text = member.getText();
  const end = /[;,]$/.exec(text);
  return { start: member.getStart(), end: member.getEnd() - (end?.[0].length ?? 0) };
}

/** A member with its line, where it has one of its own. */
export function removeLine(file: string, member: ts.PropertySignature): Edit {
  const { text } = member.getSourceFile();
  const before = /(^|\n)[ \t]*$/.exec(text.slice(0, member.getStart()));
  const after = /^[ \t]*(\r?\n|$)/.exec(text.slice(member.getEnd()));
  if (before && after) {
    const start = member.getStart() - before[0].length + (before[1]?.length ?? 0);
    return replace(file, { start, end: member.getEnd() + after[0].length }, "");
  }
  const space = /^[ \t]*/.exec(text.slice(member.getEnd()));
  return replace(
    file,
    { start: member.getStart(), end: member.getEnd() + (space?.[0].length ?? 0) },
    "",
  );
}

/** `readonly ` where a member is; empty where not. */
export function readonlyOf(member: ts.PropertySignature): string {
  return member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword)
    ? "readonly "
    : "";
}
