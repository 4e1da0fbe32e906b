import { kebabCase, pascalCase } from "../../program/letter-case.ts";
import { readChildren } from "./read-children.ts";
import type { Field, TemplateContext } from "./template-context.ts";

/**
 * What reading the template of a component needs.
 *
 * @param path - The file that it is; null for a template in a script, for which no tool finds components by name.
 * @param declared - The names of its setup.
 */
export function createContext(
  text: string,
  path: string | null,
  declared: ReadonlySet<string>,
): TemplateContext {
  let last = 0;
  const self = /([^/]*)\.vue$/.exec(path ?? "")?.[1] ?? "";
  const byName = (pascal: string): string =>
    path !== null && /^\w+$/.test(pascal) ? `\u01B2by_${pascal}` : "undefined";
  const within = (field: Field | null): TemplateContext => {
    const context: TemplateContext = {
      ...whole,
      field,
      children: (nodes, slots) => readChildren(nodes, context, slots),
    };
    return context;
  };
  const whole = {
    text,
    within,
    reference: (name: string, exposed: string) =>
      declared.has(name)
        ? `${name} = ${exposed};\n`
        : `\u01B2refer(\u01B2this, ${JSON.stringify(name)}, ${exposed});\n`,
    fresh: () => ++last,
    componentOf: (tag: string) => {
      const [root = tag] = tag.split(".");
      if (root !== tag && declared.has(root)) return tag;
      const pascal = pascalCase(tag);
      const known = [tag, pascal, pascal.slice(0, 1).toLowerCase() + pascal.slice(1)].find((name) =>
        declared.has(name),
      );
      if (known !== undefined) return known;
      if (pascal === pascalCase(self)) return "\u01B2component";
      return `\u01B2registered(\u01B2this, ${JSON.stringify(pascal)}, ${JSON.stringify(kebabCase(tag))}, ${byName(pascal)})`;
    },
  };
  return within(null);
}
