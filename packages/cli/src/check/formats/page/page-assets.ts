/**
 * The script and the style sheet of the report, and its icon as an address. They are bundled from `browser/` and
 * `assets/` when the workspace is built, which writes them over this module's output: compiled alone it has
 * none, and a report goes without.
 */
export const pageAssets: Readonly<Record<"script" | "style" | "icon", string>> = {
  script: "",
  style: "",
  icon: "data:,",
};
