/**
 * The compiler as a module that holds what the program uses of it: of its 2,300 names two hundred, and a third of its
 * code is for editors.
 *
 * @param {string} text - `typescript.js`, as TypeScript's own build put its modules into one scope, one behind the other.
 * @param {ReadonlySet<string>} names - What is used; what is no name of the compiler is left out.
 */
export function compilerModule(text, names) {
  const [, listed] = find(text, /^__export\(typescript_exports, \{([^}]*)\}\);/m);
  const members = [...listed.matchAll(/^ {2}(\w+): \(\) => (\w+),?$/gm)].flatMap(
    ([, name, local]) => (names.has(name) ? [`${name}: ${local}`] : []),
  );
  const { index: start } = find(text, /^\/\/ src\/compiler\//m);
  const { index: services } = find(text, /^\/\/ src\/services\//m);
  const { index: end } = find(text, /^\/\/ src\/server\//m);
  return [
    "const __export = (to, all) => { for (const name in all) Object.defineProperty(to, name, { get: all[name] }); };",
    text.slice(start, services),
    // What editors are told of at the start is for nobody here; that nodes are given their methods is.
    text
      .slice(services, end)
      .replace(/^(?!setObjectAllocator\b)(?:\w+\(|\(\(\w+\) =>)/gm, (run) => `() => ${run}`),
    `export const ts = { ${members.join(", ")} };`,
  ].join("\n");
}

function find(text, pattern) {
  const found = pattern.exec(text);
  if (found === null) throw new Error(`the compiler is built in another way: it has no ${pattern}`);
  return found;
}
