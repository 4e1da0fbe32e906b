import type { ElementNode } from "@vue/compiler-dom";
import { ts } from "ts-morph";
import type { Range } from "../../edit/edit.ts";
import { parse } from "../../program/program.ts";
import type { Language } from "../reading.ts";
import { attributeOf } from "./compiler.ts";

/** The scripts of a component. */
export interface Scripts {
  readonly language: Language;
  /** That of the module; null where there is none. */
  readonly plain: Script | null;
  /** That of `<script setup>`; null where there is none. */
  readonly setup: Script | null;
  /** Another file that is the script; null where none is. */
  readonly elsewhere: string | null;
  /** The type parameters of a generic component. */
  readonly generic: string | null;
}

export interface Script extends Range {
  readonly source: ts.SourceFile;
}

/** Reads the script blocks of a component. */
export function scriptsOf(text: string, blocks: readonly ElementNode[]): Scripts {
  const scripts = blocks.filter(({ tag }) => tag === "script");
  const language = languageOf(scripts);
  const scriptOf = (block: ElementNode | undefined): Script | null => {
    if (!block?.innerLoc) return null;
    const { start, end } = block.innerLoc;
    const range = { start: start.offset, end: end.offset };
    return { ...range, source: parse("script", text.slice(range.start, range.end), language) };
  };
  const isSetup = (block: ElementNode): boolean => attributeOf(block, "setup") !== null;
  const setup = scripts.find(isSetup);
  const plain = scripts.find((block) => !isSetup(block));
  return {
    language,
    setup: scriptOf(setup),
    plain: scriptOf(plain),
    elsewhere: plain ? attributeOf(plain, "src") : null,
    generic: setup ? attributeOf(setup, "generic") : null,
  };
}

function languageOf(scripts: readonly ElementNode[]): Language {
  for (const script of scripts) {
    const lang = attributeOf(script, "lang");
    if (lang === "ts" || lang === "tsx" || lang === "jsx") return lang;
  }
  return "js";
}

/** Where the part of a setup begins that is run for each component: behind its imports and types. */
export function bodyStart({ source, start }: Script): number {
  const statements = [...source.statements];
  const first = statements.findIndex((statement) => !isOfModule(statement));
  const before = statements[(first < 0 ? statements.length : first) - 1];
  if (before) return start + before.getEnd();
  return start + (statements[0]?.getStart(source, true) ?? source.text.length);
}

function isOfModule(statement: ts.Statement): boolean {
  return (
    ts.isImportDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isExportDeclaration(statement)
  );
}

/** Where `export default` stands in a script, without the space behind it; null where it does not. */
export function defaultExport({ source, start }: Script): Range | null {
  const statement = source.statements.find(
    (each): each is ts.ExportAssignment => ts.isExportAssignment(each) && !each.isExportEquals,
  );
  return statement
    ? { start: start + statement.getStart(), end: start + statement.expression.getStart() }
    : null;
}
