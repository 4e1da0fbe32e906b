import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const example = (name: string) => readFileSync(join(root, "examples/service", name), "utf8");

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const folders = [
  "schemas",
  ...readdirSync(join(root, "packages")).map((name) => `packages/${name}`),
];
const manifests = new Map(
  folders.map((folder): [string, Manifest] => [
    folder,
    JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")),
  ]),
);

/** The folders of a package and of all of the workspace that it needs. */
function needs(folder: string): string[] {
  const own = Object.entries(manifests.get(folder)?.dependencies ?? {});
  const names = own.filter(([, version]) => version.startsWith("workspace:")).map(([name]) => name);
  const next = folders.filter((other) => names.includes(manifests.get(other)?.name ?? ""));
  return [folder, ...next.flatMap(needs)];
}

test("the image holds the packages that the program needs, so that none is looked for in a registry", () => {
  const packed = /for folder in (.*?);/.exec(example("Dockerfile"))?.[1]?.split(" ") ?? [];
  expect(packed.toSorted()).toEqual([...new Set(needs("packages/cli"))].toSorted());
});

test("what is built anew in the image does not go into it", () => {
  const ignored = example("Dockerfile.dockerignore").split("\n");
  expect(ignored).toEqual(expect.arrayContaining(["**/node_modules", "packages/*/dist", ".git"]));
});

test("the manifest asks for what the image has", () => {
  const manifest = example("kubernetes.yaml");
  const port = /^EXPOSE (\d+)$/m.exec(example("Dockerfile"))?.[1];
  expect(manifest).toContain(`containerPort: ${port}`);
  const { version } = JSON.parse(readFileSync(join(root, "packages/cli/package.json"), "utf8"));
  expect(manifest).toContain(`image: habitshift:${version}`);
  // The grace, and what the service gives a request that runs then.
  const grace = Number(/"--grace", "(\d+)"/.exec(manifest)?.[1]);
  const end = Number(/terminationGracePeriodSeconds: (\d+)/.exec(manifest)?.[1]);
  expect(end).toBeGreaterThan(grace + 30);
  const readiness = /readinessProbe:[\s\S]*?periodSeconds: (\d+)/.exec(manifest)?.[1];
  expect(Number(readiness)).toBeLessThan(grace);
});
