import { element } from "../element.ts";
import { prose } from "../prose.ts";
import { entriesOf, type Part, partAt, textAt } from "./document.ts";
import type { Operation } from "./operations.ts";
import { renderMembers, renderType } from "./schema-view.ts";

/** What an operation does, takes and answers. */
export function renderOperation(operation: Operation): HTMLElement {
  const { id, methods, path, part } = operation;
  const description = textAt(part, "description");
  const body = partAt(part, "requestBody");
  return element(
    "section",
    { id, class: "operation" },
    element(
      "h3",
      {},
      ...methods.map((method) => element("span", { class: "method" }, method)),
      element("code", {}, path),
    ),
    element("p", { class: "summary" }, ...prose(sentence(textAt(part, "summary")))),
    description === "" ? undefined : element("p", {}, ...prose(description)),
    ...renderParameters(operation.parameters),
    ...("content" in body ? [element("h4", {}, "Body"), ...renderContent(body)] : []),
    ...renderAnswers(partAt(part, "responses")),
  );
}

function renderParameters(parameters: readonly Part[]): readonly Node[] {
  if (parameters.length === 0) return [];
  const list = element("dl", { class: "members" });
  for (const parameter of parameters) {
    const description = textAt(parameter, "description");
    list.append(
      element(
        "dt",
        {},
        element("code", { class: "is-name" }, textAt(parameter, "name")),
        " ",
        renderType(partAt(parameter, "schema")),
        element("span", { class: "optional" }, `in the ${textAt(parameter, "in")}`),
      ),
      element(
        "dd",
        {},
        description === "" ? undefined : element("p", {}, ...prose(description)),
        renderExamples(parameter),
      ),
    );
  }
  return [element("h4", {}, "Parameters"), list];
}

function renderExamples(parameter: Part): HTMLElement | undefined {
  const values = [
    ...("example" in parameter ? [parameter.example] : []),
    ...entriesOf(partAt(parameter, "examples")).map(([, { value }]) => value),
  ];
  if (values.length === 0) return undefined;
  const shown = values.flatMap((value, index) => [
    index === 0 ? "" : ", ",
    element("code", {}, typeof value === "string" ? value : JSON.stringify(value)),
  ]);
  return element("p", { class: "such-as" }, "Such as ", ...shown);
}

function renderContent(holder: Part): readonly Node[] {
  return entriesOf(partAt(holder, "content")).map(([type, { schema }]) => {
    const own = partAt({ schema }, "schema");
    return element(
      "div",
      { class: "content" },
      element("p", {}, element("span", { class: "media" }, type), " ", renderType(own)),
      renderMembers(own),
    );
  });
}

function renderAnswers(responses: Part): readonly Node[] {
  const rows = entriesOf(responses).map(([status, answer]) =>
    element(
      "details",
      { class: "answer" },
      element(
        "summary",
        {},
        element("code", { class: "status", "data-class": status.charAt(0) }, status),
        " ",
        ...prose(textAt(answer, "description")),
      ),
      ...renderContent(answer),
      ...renderHeaders(partAt(answer, "headers")),
    ),
  );
  return rows.length === 0 ? [] : [element("h4", {}, "Answers"), ...rows];
}

function renderHeaders(headers: Part): readonly Node[] {
  const names = entriesOf(headers);
  if (names.length === 0) return [];
  const list = element("dl", { class: "members" });
  for (const [name, header] of names) {
    list.append(
      element("dt", {}, element("code", { class: "is-name" }, name)),
      element("dd", {}, element("p", {}, ...prose(textAt(header, "description")))),
    );
  }
  return [list];
}

function sentence(text: string): string {
  return text === "" || text.endsWith(".") ? text : `${text}.`;
}
