import { payloadSchemas } from "../../judge/payload-schemas.ts";
import { anySchema } from "./read-text.ts";

/** What a payload can be judged by. */
export const schemaNames: readonly string[] = [anySchema, ...payloadSchemas];
