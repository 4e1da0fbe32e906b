import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const venv = join(root, ".venv/bin/python");

const python = process.env.HABITSHIFT_PYTHON ?? (existsSync(venv) ? venv : "python3");

/** How to start the built command line. */
export const habitshift = `node '${join(root, "packages/cli/bin/habitshift.js")}'`;

/** Why Spark cannot run here; undefined where it can. */
export function findObstacle(): string | undefined {
  const { stderr } = spawnSync("java", ["-version"], { encoding: "utf8" });
  const [, java = "0"] = /version "(\d+)/.exec(stderr ?? "") ?? [];
  if (Number(java) < 17) return "it needs Java 17 or later";
  const { status } = spawnSync(python, [
    "-c",
    "import sys, pyspark; sys.exit(pyspark.__version__ < '4')",
  ]);
  return status === 0
    ? undefined
    : "it needs Python with what examples/spark/requirements.txt names";
}

export interface SparkResult {
  readonly code: number | string | null | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the example on two cores, with large files cut and small ones put together. */
export function runSpark(parameters: readonly string[], cwd: string): Promise<SparkResult> {
  const settings = {
    "spark.master": "local[2]",
    "spark.driver.bindAddress": "127.0.0.1",
    "spark.driver.host": "127.0.0.1",
    "spark.sql.files.maxPartitionBytes": "200k",
    "spark.sql.files.openCostInBytes": "0",
    "spark.sql.shuffle.partitions": "2",
    "spark.ui.enabled": "false",
  };
  const flags = Object.entries(settings).map(([name, value]) => `--conf ${name}=${value}`);
  const env = {
    ...process.env,
    PYSPARK_PYTHON: python,
    PYSPARK_SUBMIT_ARGS: `${flags.join(" ")} pyspark-shell`,
  };
  const example = join(root, "examples/spark/convert_archive.py");
  return new Promise((resolve) => {
    const options = { cwd, env, maxBuffer: 64 * 1024 * 1024, timeout: 150_000 };
    execFile(python, [example, ...parameters], options, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, stdout, stderr }),
    );
  });
}
