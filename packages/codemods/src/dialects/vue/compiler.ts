import type { DirectiveNode, ElementNode, RootNode, TemplateChildNode } from "@vue/compiler-dom";
import type { Range } from "../../edit/edit.ts";
import { lazyRequire } from "../lazy-require.ts";
import { DialectError } from "../reading.ts";

/** The compiler of templates, which is loaded with the first component. */
export const compiler = lazyRequire<typeof import("@vue/compiler-dom")>("@vue/compiler-dom");

/**
 * The blocks of a component: `<script>`, `<template>` and the others.
 *
 * @throws DialectError - where the compiler refuses it.
 */
export function blocksOf(text: string): readonly ElementNode[] {
  const { NodeTypes } = compiler();
  return parsed(text, "sfc").children.filter(
    (node): node is ElementNode => node.type === NodeTypes.ELEMENT,
  );
}

/**
 * What stands in a template that is a part of a file, at its places in the file.
 *
 * @throws DialectError - where the compiler refuses it.
 */
export function nodesIn(text: string, { start, end }: Range): readonly TemplateChildNode[] {
  const before = text.slice(0, start).replace(/[^\r\n]/g, " ");
  return parsed(`${before}${text.slice(start, end)}`, "html").children;
}

function parsed(text: string, parseMode: "sfc" | "html"): RootNode {
  return compiler().parse(text, {
    parseMode,
    prefixIdentifiers: true,
    onError: ({ message, loc }) => {
      throw new DialectError(`${loc?.start.line ?? 1}:${loc?.start.column ?? 1}: ${message}`);
    },
  });
}

/** What stands in a page, which browsers forgive what no component may say; null where an expression is none. */
export function nodesOfPage(text: string): readonly TemplateChildNode[] | null {
  const { ErrorCodes, parse } = compiler();
  let isRefused = false;
  const { children } = parse(text, {
    prefixIdentifiers: true,
    onError: ({ code }) => {
      if (code === ErrorCodes.X_INVALID_EXPRESSION) isRefused = true;
    },
  });
  return isRefused ? null : children;
}

/** What a static attribute of a block or an element says; null where it has none of that name. */
export function attributeOf({ props }: ElementNode, name: string): string | null {
  const { NodeTypes } = compiler();
  for (const prop of props)
    if (prop.type === NodeTypes.ATTRIBUTE && prop.name === name) return prop.value?.content ?? "";
  return null;
}

/** The directive of an element under a name. */
export function directiveOf({ props }: ElementNode, name: string): DirectiveNode | null {
  const { NodeTypes } = compiler();
  const found = props.find((prop) => prop.type === NodeTypes.DIRECTIVE && prop.name === name);
  return found?.type === NodeTypes.DIRECTIVE ? found : null;
}
