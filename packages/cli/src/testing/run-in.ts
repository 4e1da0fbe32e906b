import { run } from "../run.ts";
import { readVersion } from "../version.ts";
import { fakeEngine } from "./fake-engine.ts";

/** Runs a command line in a folder, on 20 December 2024 unless told otherwise, and gives back what a user would see. */
export async function runIn(
  cwd: string,
  line: string,
  env: Readonly<Record<string, string>> = {},
  input: string | Uint8Array | null = null,
  moment = "2024-12-20T12:00:00Z",
): Promise<{ readonly status: number; readonly stdout: string; readonly stderr: string }> {
  const written = { stdout: "", stderr: "" };
  const outputTo = (name: keyof typeof written) => ({
    write: (text: string) => {
      written[name] += text;
    },
    writeBytes: async (bytes: Uint8Array) => {
      written[name] += Buffer.from(bytes).toString();
      return true;
    },
    isTerminal: false,
  });
  const io = {
    stdin: inputOf(input),
    stdout: outputTo("stdout"),
    stderr: outputTo("stderr"),
    cwd,
    env,
    now: () => new Date(moment),
  };
  const argv = line.split(" ").filter(Boolean);
  const status = await run(argv, io, () => Promise.resolve(fakeEngine));
  // The same whichever version this is.
  return { status, ...written, stdout: written.stdout.replaceAll(readVersion(), "x.y.z") };
}

/** Null: a terminal at which nobody types. */
function inputOf(input: string | Uint8Array | null) {
  const bytes = typeof input === "string" ? Buffer.from(input) : (input ?? new Uint8Array());
  return {
    isTerminal: input === null,
    size: undefined,
    async *[Symbol.asyncIterator]() {
      // In pieces, as a pipe gives them.
      for (let start = 0; start < bytes.length; start += 1000)
        yield bytes.subarray(start, start + 1000);
    },
  };
}
