/** The names that a script of AMD needs: of `define('list', ['api'], …)`, `require(['api'], …)`. */
const CALL =
  /^[^\S\n]*(?:define|require|requirejs)\s*\(\s*(?:["'`][^"'`\n]*["'`]\s*,\s*)?(\[[^\]]*\]|function\b|\(|\{)/gm;
/** What all of those begin with: hardly a module has it, and one look tells. */
const BEGINNING = /\b(?:define|require|requirejs)\s*\(/;
const NAME = /["'`]([^"'`\n!]+)["'`]/g;
const REQUIRED = /\brequire\s*\(\s*["']([^"'\n!]+)["']/g;

/** What the modules of a script of AMD need; null where it is no such script. */
export function namesInAmd(text: string): readonly string[] | null {
  if (!BEGINNING.test(text)) return null;
  const calls = [...text.matchAll(CALL)].filter(
    ([call, list = ""]) => list.startsWith("[") || /^\s*define\b/.test(call),
  );
  if (calls.length === 0) return null;
  const listed = calls.flatMap(([, list = ""]) => [...list.matchAll(NAME)]);
  return [...listed, ...text.matchAll(REQUIRED)].flatMap(([, name]) => name ?? []);
}
