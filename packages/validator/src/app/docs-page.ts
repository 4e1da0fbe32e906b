import { openApi } from "./open-api.ts";

type Part = Readonly<Record<string, unknown>>;

/** The OpenAPI document as a page: no script, and nothing from elsewhere. */
export function renderDocs(): string {
  const operations = Object.entries(openApi.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => method !== "parameters")
      .map(([method, operation]) => renderOperation(method, path, operation as Part)),
  );
  const schemas = Object.entries((openApi.components as { schemas: Part }).schemas);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(openApi.info.title)}: API</title>
<main>
<h1>${escaped(openApi.info.title)}</h1>
<p>${escaped(openApi.info.description)} <a href="/openapi.json">OpenAPI 3.1 document</a></p>
${operations.join("\n")}
<h2>Schemas</h2>
${schemas.map(([name, schema]) => renderSchema(name, schema)).join("\n")}
</main>
</html>
`;
}

function renderOperation(method: string, path: string, operation: Part): string {
  const { summary, description, responses } = operation;
  const answers = Object.entries((responses ?? {}) as Record<string, Part>).map(
    ([status, answer]) =>
      `<tr><td>${status}<td>${escaped(String(answer.description))}<td>${Object.keys(
        (answer.content ?? {}) as Part,
      ).join(", ")}`,
  );
  return `<section>
<h2><code>${method.toUpperCase()} ${escaped(path)}</code></h2>
<p>${escaped(String(summary ?? ""))}${description ? `. ${escaped(String(description))}` : ""}</p>
<table><tr><th>Status<th>Meaning<th>Media types
${answers.join("\n")}
</table>
</section>`;
}

function renderSchema(name: string, schema: unknown): string {
  const text = escaped(JSON.stringify(schema, null, 2));
  return `<details id="${escaped(name)}"><summary><code>${escaped(name)}</code></summary><pre>${text}</pre></details>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
