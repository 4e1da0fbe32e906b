import type { TmplAstNode, TmplAstTemplate } from "@angular/compiler";
import { contentAlias, FIRST_CONTENT } from "./aliases.ts";
import { compiler } from "./compiler.ts";

/** A template that stands in a component. */
interface ContentView {
  readonly node: TmplAstTemplate;
  /** The name that it has in the code. */
  readonly name: string;
  /** What it is to the component, by any name. */
  readonly aliases: readonly string[];
}

/** The name of a view that is shown where others say; null for one that is shown where it stands. */
export function viewNameOf(node: TmplAstTemplate): string | null {
  const [reference] = node.references;
  if (node.tagName !== "ng-template") return null;
  if (reference) return reference.name;
  // Nothing but what shows it elsewhere gives its names a meaning.
  return node.variables.length > 0 && node.inputs.length === 0
    ? `\u01B2view${node.startSourceSpan.start.offset}`
    : null;
}

/** The templates that stand in an element, which shows them if it is a component. */
export function contentViews(
  tag: string | undefined,
  children: readonly TmplAstNode[],
): readonly ContentView[] {
  if (!tag?.includes("-")) return [];
  const { TmplAstTemplate } = compiler();
  const views = children
    .filter((child) => child instanceof TmplAstTemplate)
    .filter(({ tagName }) => tagName === "ng-template");
  return views.flatMap((view) => {
    const name = viewNameOf(view);
    if (name === null) return [];
    const own = view.references.map((reference) => contentAlias(reference.name));
    return [{ node: view, name, aliases: view === views[0] ? [FIRST_CONTENT, ...own] : own }];
  });
}
