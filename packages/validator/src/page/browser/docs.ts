import { renderChange } from "./docs/change-view.ts";
import { entriesOf, isPart, type Part, partAt, partsAt, textAt } from "./docs/document.ts";
import { renderOperation } from "./docs/operation-view.ts";
import { groupsOf } from "./docs/operations.ts";
import { renderSchema } from "./docs/schema-view.ts";
import { byId, element } from "./element.ts";
import { prose } from "./prose.ts";

const root = byId("docs", HTMLElement);
const contents = byId("contents", HTMLElement);

async function load(path: string): Promise<Part> {
  const response = await fetch(path, { headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`${path} answered with status ${response.status}`);
  const document: unknown = await response.json();
  return isPart(document) ? document : {};
}

/** A part of the page, and its entry in the list of contents. */
function addPart(id: string, title: string, description: string, parts: readonly Node[]): void {
  root.append(
    element(
      "section",
      { id, class: "part", "aria-labelledby": `${id}-title` },
      element("h2", { id: `${id}-title` }, title),
      description === "" ? undefined : element("p", {}, ...prose(description)),
      ...parts,
    ),
  );
}

function addContents(id: string, title: string, links: readonly (readonly [string, Node])[]): void {
  const items = links.map(([href, content]) =>
    element("li", {}, element("a", { href: `#${href}` }, content)),
  );
  contents.append(
    element("li", {}, element("a", { href: `#${id}` }, title), element("ul", {}, ...items)),
  );
}

function showOperations(document: Part): void {
  const { description } = partAt(document, "info");
  byId("description", HTMLElement).replaceChildren(...prose(String(description ?? "")));
  for (const group of groupsOf(document)) {
    const title = group.name.charAt(0).toUpperCase() + group.name.slice(1);
    addPart(group.name, title, group.description, group.operations.map(renderOperation));
    addContents(
      group.name,
      title,
      group.operations.map(({ id, methods, path }) => {
        const method = methods.length > 1 ? "ANY" : (methods[0] ?? "");
        const name = element("span", { class: "method" }, method);
        return [id, element("span", {}, name, " ", path)] as const;
      }),
    );
  }
}

function showChanges(changes: readonly Part[]): void {
  const description =
    "What differs between v1 and v2. Each breakage of a verdict names one of these.";
  addPart("changes", "Changes", description, changes.map(renderChange));
  addContents(
    "changes",
    "Changes",
    changes.map((change) => {
      const id = textAt(change, "id");
      return [`change-${id}`, document.createTextNode(id)] as const;
    }),
  );
}

function showSchemas(schemas: Part): void {
  const all = entriesOf(schemas);
  const sections = all.map(([name, schema]) => renderSchema(name, schema));
  addPart("schemas", "Schemas", "", sections);
  addContents(
    "schemas",
    "Schemas",
    all.map(([name]) => [`schema-${name}`, document.createTextNode(name)] as const),
  );
}

/** What the address points at was not there when the page was. */
function goToAddress(): void {
  const id = decodeURIComponent(location.hash.slice(1));
  if (id !== "") document.getElementById(id)?.scrollIntoView();
}

async function show(): Promise<void> {
  const [document, changes] = await Promise.all([load("openapi.json"), load("changes")]);
  showOperations(document);
  showChanges(partsAt(changes, "data"));
  showSchemas(partAt(document, "components", "schemas"));
  goToAddress();
}

show()
  .catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    root.append(
      element("p", { class: "failed" }, `The description could not be loaded: ${reason}. `),
    );
  })
  .finally(() => root.removeAttribute("aria-busy"));
