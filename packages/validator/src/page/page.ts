import type { Asset } from "../app/app-options.ts";

/**
 * The files of the page by their path, for the app to serve; `/` is the page itself. They are bundled
 * from `browser/` and `assets/` when the workspace is built, which writes them over this module's output:
 * compiled alone it has none, and the service goes without a page.
 */
export const page: Readonly<Record<string, Asset>> = {};
