/** Conversion of payloads between v1 and v2 of the habit API: pure, without I/O. */

export { ConversionError } from "./conversion-error.ts";
export { convert } from "./convert.ts";
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
export type { HttpRequest, HttpResponse } from "./http/message.ts";
export type {
  Conversion,
  ConvertedLog,
  ConvertOptions,
  Kind,
  Note,
  Payloads,
  Version,
} from "./model.ts";
