import { describe, expect, test } from "vitest";
import { resolverOf } from "../testing/resolver.ts";
import { createResolver } from "./resolve-module.ts";

const file = "";

describe("an alias", () => {
  test("is that of the nearest tsconfig or jsconfig, from its baseUrl", () => {
    const resolve = resolverOf({
      "tsconfig.json": { compilerOptions: { paths: { "@/*": ["./src/*"] } } },
      "app/jsconfig.json": { compilerOptions: { baseUrl: "code", paths: { "~/*": ["*"] } } },
      "src/habits.ts": file,
      "app/code/habits.js": file,
      "app/code/view.js": file,
    });
    expect(resolve("src/deep/view.ts", "@/habits")).toBe("src/habits.ts");
    expect(resolve("app/code/view.js", "~/habits")).toBe("app/code/habits.js");
    expect(resolve("app/code/view.js", "habits")).toBe("app/code/habits.js");
    expect(resolve("app/code/view.js", "@/habits")).toBe(null);
  });

  test("may be one name, and have several targets", () => {
    const resolve = resolverOf({
      "tsconfig.json": { compilerOptions: { paths: { api: ["./gen/api", "./src/api"] } } },
      "src/api.ts": file,
    });
    expect(resolve("src/view.ts", "api")).toBe("src/api.ts");
    expect(resolve("src/view.ts", "api/deep")).toBe(null);
  });

  test("that cannot be read counts as none", () => {
    const resolve = createResolver(new Set(["a.ts"]), (path) =>
      path === "tsconfig.json" ? "{ oops" : null,
    );
    expect(resolve("a.ts", "@/a")).toBe(null);
    expect(resolve("a.ts", "./a")).toBe("a.ts");
  });
});

describe("a tsconfig", () => {
  test("has what it extends, several of them, from their own folders", () => {
    const resolve = resolverOf({
      "tsconfig.base.json": { compilerOptions: { paths: { "@lib/*": ["./libs/*/src"] } } },
      "config/app.json": { compilerOptions: { strict: true } },
      "apps/web/tsconfig.json": { extends: ["../../tsconfig.base.json", "../../config/app"] },
      "apps/web/src/main.ts": file,
      "libs/habits/src/index.ts": file,
    });
    expect(resolve("apps/web/src/main.ts", "@lib/habits")).toBe("libs/habits/src/index.ts");
  });

  test("may extend one of a package, of the project or installed", () => {
    const resolve = resolverOf({
      "packages/config/package.json": { name: "@team/config" },
      "packages/config/base.json": {
        compilerOptions: { baseUrl: `${"$"}{configDir}/src`, paths: { "~/*": ["./*"] } },
      },
      "packages/config/keep.ts": file,
      "node_modules/@tsconfig/here/tsconfig.json": { compilerOptions: { baseUrl: "../../../lib" } },
      "apps/one/tsconfig.json": { extends: "@team/config/base.json" },
      "apps/two/tsconfig.json": { extends: "@tsconfig/here" },
      "apps/one/src/habits.ts": file,
      "apps/two/main.ts": file,
      "lib/tool.ts": file,
    });
    expect(resolve("apps/one/src/main.ts", "~/habits")).toBe("apps/one/src/habits.ts");
    expect(resolve("apps/two/main.ts", "tool")).toBe("lib/tool.ts");
  });

  test("that only refers to others has their aliases", () => {
    const resolve = resolverOf({
      "tsconfig.json": { files: [], references: [{ path: "./tsconfig.app.json" }] },
      "tsconfig.app.json": { compilerOptions: { paths: { "@/*": ["./src/*"] } }, include: ["src"] },
      "src/habits.ts": file,
    });
    expect(resolve("src/deep/view.ts", "@/habits")).toBe("src/habits.ts");
  });

  test("takes the closest pattern first", () => {
    const resolve = resolverOf({
      "tsconfig.json": { compilerOptions: { paths: { "@/*": ["src/*"], "@/api/*": ["gen/*"] } } },
      "src/api/habits.ts": file,
      "gen/habits.ts": file,
    });
    expect(resolve("src/view.ts", "@/api/habits")).toBe("gen/habits.ts");
  });

  test("that extends itself ends", () => {
    const resolve = resolverOf({ "tsconfig.json": { extends: "./tsconfig.json" }, "a.ts": file });
    expect(resolve("a.ts", "@/a")).toBe(null);
  });
});

describe("an alias that only a bundler or a test runner knows", () => {
  const files = { "web/src/api/habits.ts": file, "web/src/main.ts": file, "web/package.json": {} };

  test.each([
    [
      "vite.config.ts",
      `export default { resolve: { alias: { "@": path.resolve(__dirname, "./src") } } }`,
    ],
    [
      "vite.config.mjs",
      `export default defineConfig({ resolve: { alias: [{ find: "@", replacement: fileURLToPath(new URL("./src", import.meta.url)) }] } })`,
    ],
    [
      "vite.config.js",
      `export default { resolve: { alias: [{ find: /^@\\//, replacement: "/src/" }] } }`,
    ],
    [
      "webpack.config.js",
      `const src = path.join(__dirname, "src"); module.exports = { resolve: { alias: { "@": src } } }`,
    ],
    [
      "vue.config.js",
      `function resolve(dir) { return path.join(__dirname, dir) } module.exports = { configureWebpack: { resolve: { alias: { "@": resolve("src") } } } }`,
    ],
    [
      "babel.config.js",
      `module.exports = { plugins: [["module-resolver", { alias: { "@": "./src" } }]] }`,
    ],
    [".babelrc", `{ "plugins": [["module-resolver", { "alias": { "^@/(.+)": "./src/\\\\1" } }]] }`],
    [
      "jest.config.cjs",
      `module.exports = { moduleNameMapper: { "^@/(.*)$": "<rootDir>/src/$1" } }`,
    ],
    [
      "svelte.config.js",
      "const alias = { '@': process.cwd() + '/src' }; export default { kit: { alias } }",
    ],
  ])("is read of %s: %s", (name, text) => {
    const resolve = resolverOf({ ...files, [`web/${name}`]: text });
    expect(resolve("web/src/main.ts", "@/api/habits")).toBe("web/src/api/habits.ts");
    expect(resolve("web/src/main.ts", "@apollo/client")).toBe(null);
  });

  test("may be a folder to look in, or stand in the package.json", () => {
    const resolve = resolverOf({
      ...files,
      "web/webpack.config.js": `module.exports = { resolve: { modules: ["src", "node_modules"] } }`,
      "web/package.json": { _moduleAliases: { "@api": "src/api" }, dependencies: { api: "1" } },
    });
    expect(resolve("web/src/main.ts", "@api/habits")).toBe("web/src/api/habits.ts");
    expect(resolve("web/src/main.ts", "main")).toBe("web/src/main.ts");
    expect(resolve("web/src/main.ts", "api/habits")).toBe(null);
  });

  test("that is computed is none, but what it usually stands for where a file is there", () => {
    const resolve = resolverOf({
      ...files,
      "web/vite.config.ts": `export default { resolve: { alias: makeAliases(env) } }`,
    });
    expect(resolve("web/src/main.ts", "@api/habits")).toBe(null);
    expect(resolve("web/src/main.ts", "@/api/habits")).toBe("web/src/api/habits.ts");
    expect(resolve("web/src/main.ts", "~/api/habits")).toBe("web/src/api/habits.ts");
    expect(resolve("web/src/main.ts", "@/api/films")).toBe(null);
  });
});
