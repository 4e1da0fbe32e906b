import type { DocumentKind } from "./document-kind.ts";
import { languageOfFile } from "./languages/languages.ts";
import { type Known, nothing, type Scan } from "./mention.ts";
import { scanCode } from "./scan-code.ts";
import { scanJson } from "./scan-json.ts";
import { scanMarkdown } from "./scan-markdown.ts";
import { scanNotebook } from "./scan-notebook.ts";
import { isOpenApi, scanOpenApi } from "./scan-open-api.ts";
import { scanRecording } from "./scan-recording.ts";
import { scanSettings } from "./scan-settings.ts";
import { readTree } from "./tree.ts";

const hash = /#/y;
const settingsComment = /[#;!]/y;
const batchComment = /(?:rem\b|::|#)/iy;

/**
 * Finds v1 in a document. Pure: what it says depends on the text, its name, and what is known of the service.
 *
 * @param text - Without byte order mark.
 * @param path - With `/`; its ending says what it is.
 */
export function scanDocument(text: string, path: string, kind: DocumentKind, known: Known): Scan {
  switch (kind) {
    case "code": {
      const language = languageOfFile(path);
      return language === undefined ? nothing : scanCode(text, language, known);
    }
    case "json":
      return scanJson(text, path, known);
    case "markdown":
      return scanMarkdown(text, path, known);
    case "notebook":
      return scanNotebook(text, path, known);
    case "recording":
      return scanRecording(text, path, known);
    case "script":
      return scanSettings(text, /\.(?:bat|cmd)$/i.test(path) ? batchComment : hash, known);
    case "settings":
      return scanSettingsFile(text, path, known);
  }
}

function scanSettingsFile(text: string, path: string, known: Known): Scan {
  if (!/\.ya?ml$/i.test(path))
    return scanSettings(
      text,
      /\.(?:properties|ini|cfg)$/i.test(path) ? settingsComment : hash,
      known,
    );
  // Templates of charts and the like are no YAML, and are read by their lines.
  const tree = /^["']?(?:openapi|swagger)["']?\s*:/m.test(text) ? readTree(text) : null;
  return tree !== null && isOpenApi(tree)
    ? scanOpenApi(tree, known)
    : scanSettings(text, hash, known);
}
