import type { Io } from "../io.ts";
import type { Source } from "./open-input.ts";

/** Smaller inputs are done before anybody wonders; in bytes. */
const smallest = 8 * 1024 * 1024;

/**
 * The bytes of a source, with a bar on the terminal that shows how many were read of a large one.
 *
 * @param hasResult - Whether the result goes to the same terminal, where a bar would stand in its middle.
 */
export async function withProgress(
  source: Source,
  { stderr, env }: Io,
  hasResult: boolean,
): Promise<Source> {
  const { size, bytes, name } = source;
  if (!stderr.isTerminal || hasResult || env.CI || size === undefined || size < smallest)
    return source;
  const { default: progress } = await import("cli-progress");
  const bar = new progress.SingleBar({
    format: `${name} {bar} {percentage} %  {eta_formatted} left`,
    barCompleteChar: "━",
    barIncompleteChar: "╌",
    barsize: 30,
    clearOnComplete: true,
    hideCursor: true,
    gracefulExit: true,
    etaBuffer: 50,
  });
  async function* counted(): AsyncGenerator<Uint8Array> {
    bar.start(size ?? 0, 0);
    try {
      for await (const chunk of bytes) {
        bar.increment(chunk.length);
        yield chunk;
      }
    } finally {
      bar.stop();
    }
  }
  return { ...source, bytes: counted() };
}
