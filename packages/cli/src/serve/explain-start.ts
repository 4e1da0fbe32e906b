import { UsageError } from "../usage-error.ts";

const explanations: Readonly<Record<string, string>> = {
  EADDRINUSE: "another program has it; take another one with --port, or a free one with --port 0",
  EACCES: "you may not listen there; take a --port from 1024 on",
  EADDRNOTAVAIL: "this machine does not have that address; see --host",
  ENOTFOUND: "nobody knows that name; see --host",
  EAI_AGAIN: "nobody knows that name now; see --host",
};

interface Place {
  readonly port: number;
  readonly host: string;
  readonly record: string | null;
}

/**
 * Says why a server could not be started.
 *
 * @throws UsageError - where its user can do something about it, else the error itself.
 */
export function explainStart(error: unknown, { port, host, record }: Place): never {
  const { code = "", message, syscall } = error as NodeJS.ErrnoException;
  if (syscall === "open") {
    throw new UsageError(`${record} cannot be written: ${message}`, { cause: error });
  }
  const explanation = explanations[code];
  if (explanation === undefined) throw error;
  throw new UsageError(`cannot listen on port ${port} of ${host}: ${explanation}`, {
    cause: error,
  });
}
