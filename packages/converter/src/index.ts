/** Conversion of payloads, requests and responses between v1 and v2 of the habit API: pure, without I/O. */

export { ConversionError } from "./conversion-error.ts";
export { convert } from "./convert.ts";
export {
  type AnyConversion,
  type AnyKind,
  type AnyOptions,
  convertAny,
  convertList,
  type ListConversion,
  type LogFinder,
} from "./convert-any.ts";
export { type ExactJson, readJson, writeExactly as writeJson } from "./exact-json.ts";
export {
  type ConvertedRequest,
  convertRequest,
  type RequestOptions,
} from "./http/convert-request.ts";
export {
  type ConvertedResponse,
  convertResponse,
  type ResponseOptions,
} from "./http/convert-response.ts";
export { type Call, findCall, type NoCall } from "./http/find-call.ts";
export type { HttpRequest, HttpResponse } from "./http/message.ts";
export { recordShapeOf } from "./http/record-shape.ts";
export { type ConversionStream, conversionStream } from "./lines/conversion-stream.ts";
export { type ConvertedLines, convertLines } from "./lines/convert-lines.ts";
export type { ConvertedLine, FailedLine, LinesSummary } from "./lines/line.ts";
export type { LineOptions } from "./lines/line-converter.ts";
export { createLineSplitter, type LineSink, type LineSplitter } from "./lines/line-splitter.ts";
export { createLogFinder } from "./lines/log-finder.ts";
export type {
  Conversion,
  ConvertedLog,
  ConvertOptions,
  Kind,
  Note,
  Payloads,
  RecordShape,
  Version,
} from "./model.ts";
export { recognise } from "./recognise.ts";
