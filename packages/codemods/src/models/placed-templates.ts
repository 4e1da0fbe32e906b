import type { NativeCall } from "../provenance/native/native.ts";
import { knownTexts } from "../provenance/text/text.ts";
import { isSite } from "../provenance/value.ts";
import { NOTHING, union } from "../provenance/values.ts";

/** Stands for any page: a module does not say which pages load it. */
const ANY = "*";

/** How a page keeps an element under its name; once for its scripts, once for modules. */
export function placeNames(page: string, selector: string): readonly string[] {
  return [`${page} ${selector}`, `${ANY} ${selector}`];
}

/** The templates that elements of the pages of a component are, by what the elements are called. */
export function placedTemplates({ machine, args }: NativeCall): ReturnType<typeof union> {
  const [registries = NOTHING, components = NOTHING, selectors = NOTHING] = args;
  const pages = [...components].flatMap((component) =>
    component.kind === "site" ? machine.program.moduleOf(component.node).pages : [],
  );
  const names = knownTexts(selectors).flatMap((selector) =>
    (pages.length > 0 ? pages : [ANY]).map((page) => `${page} ${selector}`),
  );
  return union(
    ...[...registries].flatMap((registry) =>
      isSite(registry, "object")
        ? names.map((name) => machine.read(machine.prop(registry, name)))
        : [],
    ),
  );
}
