import { afterEach, describe, expect, test, vi } from "vitest";
import { createRepository, type Repository } from "../repository.ts";

vi.setConfig({ testTimeout: 60_000 });

let repository: Repository;
afterEach(() => repository.remove());

const UNTIED = `const BASE = process.env.TRACKER_URL || 'http://localhost:3000';
export async function titles() {
  const response = await fetch(\`\${BASE}/api/v1/habits\`);
  const { data } = await response.json();
  return data.map((habit) => habit.title);
}
`;

const confidences = (stdout: string) => {
  const { summary } = JSON.parse(stdout);
  return { safe: summary.safe > 0, review: summary.review > 0 };
};

describe("habitshift init", () => {
  test("names the service that the calls go to, so that their edits are safe", () => {
    repository = createRepository({
      "package.json": '{ "type": "module" }',
      "api.js": UNTIED,
      ".env.example": "TRACKER_URL=https://user:secret@habits.example.com/base\n",
    });
    const before = repository.run("migrate", "--format", "json").stdout;
    expect(confidences(before)).toEqual({ safe: false, review: true });
    expect(JSON.parse(before).notices[0]).toContain("habitshift init");

    const { status, stdout, stderr } = repository.run("init");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain(
      "TRACKER_URL            1 call, such as GET /api/v1/habits in api.js:3, habits.example.com in .env.example",
    );
    expect(stdout).toContain(
      "wrote habitshift.config.js\nwrote .github/workflows/habitshift.yml\n",
    );
    const config = repository.read("habitshift.config.js");
    expect(config).toContain('    "TRACKER_URL",\n');
    expect(config).toContain('    // "http://localhost:3000",\n');
    expect(config + stdout).not.toContain("secret");

    const after = repository.run("migrate", "--format", "json").stdout;
    expect(confidences(after)).toEqual({ safe: true, review: false });
    expect(repository.run("migrate", "--write").status).toBe(0);
    expect(repository.read("api.js")).toContain("/api/v2/habits");
  });

  test.each([
    ["habitshift.config.ts", { "tsconfig.json": "{}" }, "export default {\n"],
    ["habitshift.config.js", { "package.json": "{}" }, "module.exports = {\n"],
    ["habitshift.config.js", { "package.json": '{ "type": "module" }' }, "export default {\n"],
    [
      "habitshift.config.ts",
      {
        "package.json": '{ "devDependencies": { "typescript": "5.0.0" } }',
        ".gitignore": "node_modules",
        "node_modules/habitshift/package.json": '{ "main": "index.js" }',
        "node_modules/habitshift/index.js": "exports.defineConfig = (config) => config;",
      },
      'import { defineConfig } from "habitshift";\n\nexport default defineConfig({\n',
    ],
  ])("writes %s beside %j, which loads", (file, files, opening) => {
    repository = createRepository({ ...files, "api.js": UNTIED });
    expect(repository.run("init").status).toBe(0);
    expect(repository.read(file)).toContain(opening);
    expect(repository.run("migrate").status).toBe(0);
  });

  test("writes over nothing unless forced to", () => {
    repository = createRepository({
      "api.js": UNTIED,
      "habitshift.config.json": "{}",
      ".github/workflows/habitshift.yml": "mine\n",
    });
    const refused = repository.run("init");
    expect(refused.status).toBe(2);
    expect(refused.stderr).toContain(
      "habitshift.config.json is there already; --force writes over it",
    );
    expect(repository.read("habitshift.config.json")).toBe("{}");

    expect(repository.run("init", "--force").status).toBe(0);
    expect(JSON.parse(repository.read("habitshift.config.json"))).toEqual({
      services: ["TRACKER_URL"],
    });
    expect(repository.read(".github/workflows/habitshift.yml")).toContain("habitshift");
  });

  test("keeps a workflow that is there, and says so", () => {
    repository = createRepository({
      "api.js": UNTIED,
      ".github/workflows/habitshift.yml": "mine\n",
    });
    expect(repository.run("init").stdout).toContain(
      "kept  .github/workflows/habitshift.yml, which was there already\n",
    );
    expect(repository.read(".github/workflows/habitshift.yml")).toBe("mine\n");
  });

  test("leaves to its owner what may be another's", () => {
    repository = createRepository({
      "page.js": "export const load = () => fetch(process.env.API + '/api/v1/habits');\n",
      "server.js":
        "import express from 'express';\nconst app = express();\n" +
        "app.get('/api/v1/habits', (request, response) => response.json([]));\napp.listen(1);\n",
    });
    const { stdout } = repository.run("init", "--format", "json");
    const report = JSON.parse(stdout);
    expect(report.services).toEqual([]);
    expect(report.candidates.map(({ name }: { name: string }) => name)).toEqual(["API"]);
    expect(report.reason).toBe("server.js:3 serves /api/v1 itself");
    expect(repository.read("habitshift.config.js")).toContain('    // "API",\n');
  });

  test("says that it found nothing, and shows what could be said", () => {
    repository = createRepository({ "a.js": "export const a = 1;\n" });
    const { status, stdout } = repository.run("init");
    expect(status).toBe(0);
    expect(stdout).toContain("No calls of the habit API were found");
    expect(repository.read("habitshift.config.js")).toContain('// "https://habits.example.com",');
    expect(repository.run("migrate").status).toBe(0);
  });
});
