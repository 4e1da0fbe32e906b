/** Where programs say that a library comes from, before its name. */
const SOURCE =
  /^(?:npm:\/?|https:\/\/(?:unpkg\.com|cdn\.jsdelivr\.net\/npm|esm\.(?:sh|run)|cdn\.skypack\.dev)\/)/;
const PARTS = /^((?:@[^/@]+\/)?[^/@?]+)(?:@[^/?]*)?(\/[^?]*)?/;
/** Which of its builds is meant. */
const BUILD = /^\/(?:dist\/.*|\+esm)?$/;

/** The name under which a library is imported elsewhere: `vue` of `https://unpkg.com/vue@3/dist/vue.esm-browser.js`. */
export function libraryName(specifier: string): string {
  if (!SOURCE.test(specifier) && !/^[@\w][^:]*\/dist\//.test(specifier)) return specifier;
  const [, name = specifier, path = ""] = PARTS.exec(specifier.replace(SOURCE, "")) ?? [];
  return BUILD.test(path) ? name : `${name}${path}`;
}
