import { element } from "../element.ts";
import { prose } from "../prose.ts";
import { type Part, textAt } from "./document.ts";
import { membersOf, shownWithin, typeOf } from "./type-of.ts";

/** Deeper members are left to the document itself. */
const deepest = 5;

/** The type of a value; names of schemas lead to them. */
export function renderType(schema: Part): HTMLElement {
  return element(
    "code",
    { class: "type" },
    ...typeOf(schema).map((word) =>
      typeof word === "string"
        ? word
        : element("a", { href: `#schema-${word.schema}` }, word.schema),
    ),
  );
}

/** The members of an object, and theirs; nothing for any other value. */
export function renderMembers(schema: Part, depth = 0): HTMLElement | undefined {
  const members = membersOf(shownWithin(schema));
  if (members.length === 0 || depth > deepest) return undefined;
  const list = element("dl", { class: "members" });
  for (const { name, isRequired, schema: own } of members) {
    const description = textAt(own, "description");
    list.append(
      element(
        "dt",
        {},
        element("code", { class: "is-name" }, name),
        " ",
        renderType(own),
        isRequired ? undefined : element("span", { class: "optional" }, "optional"),
      ),
      element(
        "dd",
        {},
        description === "" ? undefined : element("p", {}, ...prose(description)),
        renderMembers(own, depth + 1),
      ),
    );
  }
  return list;
}

/** A schema with its name. */
export function renderSchema(name: string, schema: Part): HTMLElement {
  const description = textAt(schema, "description");
  return element(
    "section",
    { id: `schema-${name}`, class: "schema" },
    element("h3", {}, element("code", {}, name)),
    description === "" ? undefined : element("p", {}, ...prose(description)),
    renderMembers(schema) ?? element("p", {}, renderType(schema)),
  );
}
