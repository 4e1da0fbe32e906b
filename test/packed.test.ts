import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const run = promisify(execFile);

const source = `const headers = { "X-API-Key": process.env.HABIT_API_KEY };

export async function titles() {
  const response = await fetch("https://api.habits.example/api/v1/habits", { headers });
  const { data } = await response.json();
  return data.map((habit) => habit.title);
}
`;

/** The environment without what the package manager that runs the tests says about itself. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^npm_(?!config_)|^npm_config_(user_agent|verify|node_linker)/i.test(name),
  ),
);

async function packageFolders(): Promise<readonly string[]> {
  const names = await readdir(join(root, "packages"));
  return ["schemas", ...names.map((name) => join("packages", name))];
}

/** Packs with pnpm, which alone knows what \`workspace:*\` stands for. */
async function pack(folder: string, destination: string): Promise<void> {
  const { packageManager } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  await run("npx", ["--yes", packageManager, "pack", "--pack-destination", destination], {
    cwd: join(root, folder),
    env,
  });
}

interface Image {
  readonly user: string;
  readonly port: string;
  readonly entrypoint: readonly string[];
  readonly healthcheck: readonly string[];
}

/** What a Dockerfile says of the container that runs. */
function readImage(text: string): Image {
  const [, last = ""] = text.split(/^FROM .*$/m).slice(-2);
  const listOf = (name: string): string[] =>
    JSON.parse(new RegExp(`^\\s*(?:\\S+ )?${name} (\\[.*\\])$`, "m").exec(last)?.[1] ?? "[]");
  const wordOf = (name: string) => new RegExp(`^${name} (\\S+)$`, "m").exec(last)?.[1] ?? "";
  return {
    user: wordOf("USER"),
    port: wordOf("EXPOSE"),
    entrypoint: listOf("ENTRYPOINT"),
    healthcheck: listOf("CMD"),
  };
}

describe("the packed packages, installed with plain npm in an empty folder", () => {
  let project = "";

  beforeAll(async () => {
    project = await mkdtemp(join(tmpdir(), "habitshift-packed-"));
    const tarballs = join(project, "tarballs");
    await mkdir(tarballs);
    for (const folder of await packageFolders()) {
      await pack(folder, tarballs);
    }
    await writeFile(join(project, "package.json"), '{ "name": "sample", "private": true }\n');
    const files = (await readdir(tarballs)).map((name) => `./tarballs/${name}`);
    await run("npm", ["install", "--no-audit", "--no-fund", ...files], { cwd: project, env });
    await mkdir(join(project, "src"));
    await writeFile(join(project, "src/titles.mjs"), source);
  }, 300_000);

  afterAll(() => rm(project, { recursive: true, force: true }));

  test("npx habitshift migrate shows the diff and changes nothing", async () => {
    const { stdout } = await run("npx", ["--no", "habitshift", "migrate", "src"], {
      cwd: project,
      env,
    });
    expect(stdout).toMatch(/^-.*\/api\/v1\/habits/m);
    expect(stdout).toMatch(/^\+.*\/api\/v2\/habits/m);
    expect(stdout).toMatch(/^\+.*habit\.name/m);
    expect(await readFile(join(project, "src/titles.mjs"), "utf8")).toBe(source);
  }, 60_000);

  test("every library among them can be imported", async () => {
    for (const folder of await packageFolders()) {
      const manifest = JSON.parse(await readFile(join(root, folder, "package.json"), "utf8"));
      const named = manifest.exports?.["."] === undefined ? [] : [manifest.name];
      for (const name of named) {
        const program = `const names = Object.keys(await import("${name}")); console.log(names.length)`;
        const { stdout } = await run("node", ["--input-type=module", "-e", program], {
          cwd: project,
        });
        expect(Number(stdout), name).toBeGreaterThan(0);
      }
    }
  }, 60_000);

  test("the service starts as in its image: without root, a home or a folder that can be written", async () => {
    const image = readImage(await readFile(join(root, "examples/service/Dockerfile"), "utf8"));
    expect(image.user).not.toMatch(/^(?:|root|0)$/);
    // What is behind a temporary folder is for its owner alone.
    await chmod(project, 0o755);
    const program = join(project, "node_modules/habitshift/bin/habitshift.js");
    const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const server = spawn(
      process.execPath,
      [program, ...image.entrypoint.slice(1), "--port", "0", "--format", "json"],
      { cwd: "/", env: { PATH: env.PATH, HOME: "/nonexistent", HABITSHIFT_TOKEN: "t" }, ...nobody },
    );
    const ended = once(server, "exit");
    try {
      const [line] = await once(server.stdout, "data");
      const { port, host } = JSON.parse(String(line));
      expect(host).toBe("0.0.0.0");
      const [node = "", ...check] = image.healthcheck;
      const own = check.map((part) => part.replace(image.port, String(port)));
      expect(own).not.toEqual(check);
      await run(node, own);
      await expect(
        run(
          node,
          check.map((part) => part.replace(image.port, "1")),
        ),
      ).rejects.toThrow();
    } finally {
      server.kill("SIGTERM");
    }
    expect(await ended).toEqual([0, null]);
  }, 60_000);

  test("ESLint shows what is v1 by the plugin, and fixes it as migrate does", async () => {
    const config =
      'import habitshift from "eslint-plugin-habitshift";\nexport default [habitshift.configs.recommended];\n';
    await writeFile(join(project, "eslint.config.mjs"), config);
    const { stdout } = await run("npx", ["--no", "eslint", "--", "src"], { cwd: project, env });
    expect(stdout).toMatch(/6:30 +warning .*habitshift\/title-to-name/);
    await run("npx", ["--no", "eslint", "--", "--fix", "src"], { cwd: project, env });
    const fixed = await readFile(join(project, "src/titles.mjs"), "utf8");
    await writeFile(join(project, "src/titles.mjs"), source);
    expect(fixed).toMatch(/\/api\/v2\/habits[\s\S]*habit\.name/);
  }, 120_000);

  test("the transforms for jscodeshift are files among them", async () => {
    const path = "./node_modules/@habitshift/codemods/jscodeshift/title-to-name.js";
    const program = `console.log(typeof require("${path}"))`;
    const { stdout } = await run("node", ["-e", program], { cwd: project });
    expect(stdout).toBe("function\n");
  }, 60_000);
});
