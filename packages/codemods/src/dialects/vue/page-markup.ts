import type { ElementNode, TemplateChildNode } from "@vue/compiler-dom";
import { namesInMarkup } from "../names-in-markup.ts";
import { attributeOf, compiler, nodesIn, nodesOfPage } from "./compiler.ts";

/** A piece of a page that may be the template of a component. */
interface PageTemplate {
  /** What it is called in scripts, such as `#app`. */
  readonly selector: string;
  readonly nodes: readonly TemplateChildNode[];
}

/** What of the markup of a page is read, and what is not. */
interface PageMarkup {
  readonly templates: readonly PageTemplate[];
  readonly unread: string | null;
}

/** What a page says where it is Vue that shows it. */
const VUE = /\bVue\b|\bcreateApp\b|\bvue(?:@|\.|\/|-)/;
/** What it says where another library shows it. */
const OTHERS = /\s(?:ng-app|ng-controller|x-data|data-bind|v-scope)\b/;

/** Finds the templates of components in a page that Vue shows. */
export function pageMarkup(text: string): PageMarkup {
  if (!/\{\{|\s(?:v-|[:@])\w/.test(text) || OTHERS.test(text) || !mayBeVue(text))
    return { templates: [], unread: namesInMarkup(text) ? UNREAD : null };
  const nodes = nodesOfPage(text);
  if (!nodes) return { templates: [], unread: UNREAD };
  return { templates: [...templatesIn(nodes, text)], unread: null };
}

const UNREAD = "the markup of the page";

/** The script that shows it may be a file. */
function mayBeVue(text: string): boolean {
  return VUE.test(text) || (/<script\b[^>]*\ssrc=/i.test(text) && /\sv-\w/.test(text));
}

function* templatesIn(nodes: readonly TemplateChildNode[], text: string): Iterable<PageTemplate> {
  const { NodeTypes } = compiler();
  for (const node of nodes) {
    if (node.type !== NodeTypes.ELEMENT) continue;
    yield* templatesOf(node, text);
    if (node.tag !== "script") yield* templatesIn(node.children, text);
  }
}

function* templatesOf(node: ElementNode, text: string): Iterable<PageTemplate> {
  const id = attributeOf(node, "id");
  const type = attributeOf(node, "type");
  const isText = node.tag === "script";
  if (id === null || (isText && type !== "text/x-template") || node.children.length === 0) return;
  const { start, end } = node.loc;
  const inner = text.slice(start.offset, end.offset);
  const from = start.offset + inner.indexOf(">") + 1;
  const to = start.offset + inner.lastIndexOf("</");
  yield {
    selector: `#${id}`,
    nodes: isText ? nodesIn(text, { start: from, end: to }) : node.children,
  };
}
