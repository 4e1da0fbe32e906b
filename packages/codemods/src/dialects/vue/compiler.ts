import type { DirectiveNode, ElementNode, RootNode } from "@vue/compiler-dom";
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
  const { parse, NodeTypes } = compiler();
  const root: RootNode = parse(text, {
    parseMode: "sfc",
    prefixIdentifiers: true,
    onError: ({ message, loc }) => {
      throw new DialectError(`${loc?.start.line ?? 1}:${loc?.start.column ?? 1}: ${message}`);
    },
  });
  return root.children.filter((node): node is ElementNode => node.type === NodeTypes.ELEMENT);
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
