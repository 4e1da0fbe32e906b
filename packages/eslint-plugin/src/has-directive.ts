const comment = /\beslint-disable(?:-next-line|-line)?\b([^\n]*)/g;

/**
 * Whether a comment switches off rules of this plugin, or all rules, somewhere in a text. Read from the text, as those in
 * templates are no comments of the script.
 *
 * @param namespace - What the plugin is called in the configuration.
 */
export function hasDirective(text: string, namespace: string): boolean {
  for (const [, rest = ""] of text.matchAll(comment)) {
    const rules = rest.replace(/--.*|\*\/.*/, "").trim();
    if (rules === "" || rules.includes(`${namespace}/`)) return true;
  }
  return false;
}
