import { readCurl } from "./curl/read-curl.ts";
import { readHttp } from "./http/read-http.ts";
import { readPostman } from "./postman/read-postman.ts";
import { readHar } from "./read-har.ts";
import { readInsomnia } from "./read-insomnia.ts";
import { readJson } from "./read-json.ts";
import { readNdjson } from "./read-ndjson.ts";
import type { ReadOptions } from "./read-options.ts";
import { recogniseFormat } from "./recognise-format.ts";
import type { Recording, RecordingFormat } from "./recording.ts";

type Reader = (text: string, options: ReadOptions) => Recording;

const readers: Partial<Record<RecordingFormat, Reader>> = {
  curl: readCurl,
  har: readHar,
  http: readHttp,
  insomnia: readInsomnia,
  json: (text) => readJson(text),
  ndjson: readNdjson,
  postman: readPostman,
};

/** Reads the requests of a recording, in whatever it is written; undefined where it is nothing known. */
export function readRecording(text: string, options: ReadOptions = {}): Recording | undefined {
  const format = recogniseFormat(text, options.name);
  return format === undefined ? undefined : readers[format]?.(text, options);
}
