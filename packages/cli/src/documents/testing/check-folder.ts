import { basename } from "node:path";
import { type MigrationPlan, openProject } from "@habitshift/codemods";
import { documentKindOf } from "../document-kind.ts";
import { type WithDocuments, withDocuments } from "../with-documents.ts";

/** What the engine says of a folder in which it finds nothing. */
export const none: MigrationPlan = {
  findings: [],
  groups: [],
  rewrites: [],
  fates: [],
  ignored: [],
  idleIgnores: [],
  todos: [],
  notices: [],
};

/** Whether a file is looked at beside the code. */
export const isBeside = (name: string) => documentKindOf(basename(name)) !== null;

/** What the documents of a folder say, beside a plan of the engine. */
export function checkFolder(
  root: string,
  services: readonly string[] = [],
  plan = none,
): WithDocuments {
  const project = openProject({ root, paths: [], patterns: null, isBeside });
  return withDocuments(plan, project, { services });
}
