import { bufferExternals, stringDecoderExternals } from "./bytes.ts";
import { emitterExternals } from "./emitter.ts";
import { processExternals } from "./environment.ts";
import { fileExternals, promisedFileExternals } from "./files.ts";
import { childProcessExternals } from "./forks.ts";
import { type Exported, libraryOf, wholly } from "./library.ts";
import { likened } from "./likened.ts";
import { consumersExternals, queryExternals, urlExternals, utilExternals } from "./node-modules.ts";
import { pathExternals } from "./paths.ts";
import { promisedTimerExternals, timerExternals } from "./timers.ts";
import { zlibExternals } from "./zlib.ts";

/** The parts of Node that are followed, and libraries after their example. */
export const nodeLibraries: Readonly<Record<string, Exported>> = {
  "node:buffer": bufferExternals,
  "node:child_process": childProcessExternals,
  "node:events": emitterExternals,
  "node:fs": fileExternals,
  "node:fs/promises": promisedFileExternals,
  "node:path": pathExternals,
  "node:process": processExternals,
  "node:querystring": queryExternals,
  "node:stream/consumers": consumersExternals,
  "node:string_decoder": stringDecoderExternals,
  "node:timers": timerExternals,
  "node:timers/promises": promisedTimerExternals,
  "node:url": urlExternals,
  "node:util": utilExternals,
  "node:zlib": zlibExternals,
  dequal: libraryOf("dequal", { dequal: likened("dequal") }),
  "deep-equal": wholly(likened("deep-equal")),
  "fast-deep-equal": wholly(likened("fast-deep-equal")),
  qs: queryExternals,
  "query-string": queryExternals,
};
