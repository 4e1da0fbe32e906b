/** What every server of the toolkit needs: faults in the error envelope, bodies from strangers, figures, an orderly end. */

export type { LogEntry } from "../app/app-options.ts";
export { idOf } from "../app/call.ts";
export { bodyFormOf } from "../app/media-type.ts";
export { createMetrics, type Metrics, renderMetrics } from "../app/metrics.ts";
export { parseJson } from "../app/parse-json.ts";
export { type BodyLimits, lengthFaultOf, readText } from "../app/read-text.ts";
export { redactRequest } from "../app/redact.ts";
export { isFault, type ServiceFault, serviceFault } from "../app/service-fault.ts";
export { listen } from "../server/listen.ts";
export { openRecordFile } from "../server/record-file.ts";
export { urlOf } from "../server/server-url.ts";
export { stopServer } from "../server/stop-server.ts";
