import { exitStatus } from "./exit-status.ts";

/**
 * Whoever read the output may stop (`habitshift migrate | head`); a full disk behind it is an error.
 *
 * @param onLost - Called where nobody takes more.
 */
export function bearLostOutput(stream: NodeJS.WriteStream, onLost: () => void = () => {}): void {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    onLost();
    if (error.code === "EPIPE") return;
    process.exitCode = exitStatus.wrongUse;
    if (stream === process.stdout) {
      process.stderr.write(`habitshift: the output cannot be written: ${error.message}\n`);
    }
  });
}
