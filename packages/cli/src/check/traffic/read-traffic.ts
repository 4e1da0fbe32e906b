import { findInputs } from "../../convert/find-inputs.ts";
import { openFile } from "../../convert/open-input.ts";
import { UsageError } from "../../usage-error.ts";
import { readSource } from "../../validate/read-source.ts";
import type { EndpointCalls } from "../checked.ts";
import { createTrafficCount } from "./traffic-count.ts";

/** What a file of recorded requests tells of calls of v1. */
export interface SeenTraffic {
  /** As the user calls it. */
  readonly file: string;
  readonly calls: readonly EndpointCalls[];
  /** Requests that are no calls of v1. */
  readonly others: number;
  /** What in it cannot be read, with its place. */
  readonly faults: readonly string[];
}

/** So many faults are told of; a record that is broken throughout has millions. */
const mostFaults = 20;

/**
 * Counts the calls of v1 in a file of recorded requests: HAR, NDJSON of the gateway or the service, or
 * whatever else `validate` reads.
 *
 * @param services - Base URLs of the service; empty: they are not known.
 * @throws UsageError, NoSuchPathError - where there is no such file, or no request in it.
 */
export async function readTraffic(
  cwd: string,
  name: string,
  services: readonly string[],
): Promise<SeenTraffic> {
  const { files } = findInputs(cwd, [name], new Set());
  const [file] = files;
  if (file?.isNamed !== true) throw new UsageError(`--traffic ${name}: name a file of requests`);
  const count = createTrafficCount();
  const faults: string[] = [];
  let broken = 0;
  const fault = (where: string, message: string) => {
    broken += 1;
    if (broken <= mostFaults) faults.push(`${where}: ${message}`);
  };
  const parts = readSource<null>(
    openFile(file),
    { cwd, variables: {} },
    {
      *take(text, recording, line) {
        for (const problem of recording.problems) {
          const own = text.slice(0, problem.start).split("\n").length;
          fault(`${name}:${line + own - 1}`, problem.message);
        }
        count.take(recording, services);
        yield null;
      },
      fault(message, place) {
        fault(place === undefined ? name : `${name}:${place.line}`, message);
        return null;
      },
    },
  );
  for await (const part of parts) Array.from(part);
  const calls = count.calls();
  if (calls.length === 0 && count.others === 0)
    throw new UsageError(`--traffic ${faults[0] ?? `${name}: there is no request in it`}`);
  const more = broken - faults.length;
  return {
    file: name,
    calls,
    others: count.others,
    faults: more > 0 ? [...faults, `${name}: and ${more} more`] : faults,
  };
}
