import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const executable = join(import.meta.dirname, "../../packages/cli/bin/habitshift.js");

/** The service as a user starts it. */
export interface Served {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts `habitshift serve` on a free port. */
export async function serve(...flags: readonly string[]): Promise<Served> {
  const args = [executable, "serve", "--port", "0", "--format", "json", ...flags];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  const [greeting] = await Promise.race([
    once(child.stdout, "data"),
    ended.then(([status]) => {
      throw new Error(`habitshift serve ended with ${status}`);
    }),
  ]);
  const { url }: { url: string } = JSON.parse(String(greeting));
  const answer = await fetch(url, { headers: { accept: "text/html" } });
  if (!answer.headers.get("content-type")?.startsWith("text/html")) {
    child.kill();
    throw new Error("the page is not built: run `npx --yes pnpm@10.34.7 build`");
  }
  return {
    url,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
