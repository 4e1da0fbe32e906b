import type { LogRecordV2 } from "@habitshift/schemas";
import type { JsonObject } from "./json.ts";
import { habitMapping } from "./mapping.ts";
import type { ConvertedLog, Version } from "./model.ts";
import type { NoteTaker } from "./notes.ts";
import { toV1 } from "./to-v1.ts";
import { toV2 } from "./to-v2.ts";

/** What a habit became, and the logs of its completions where it had a record of them. */
export interface ConvertedHabit {
  readonly value: JsonObject;
  readonly logs: ConvertedLog[] | undefined;
}

/** Converts a habit that its check has passed. `only` says that no other habit is converted with it. */
export function convertHabit(
  habit: JsonObject,
  to: Version,
  logs: readonly LogRecordV2[] | undefined,
  only: boolean,
  taker: NoteTaker,
): ConvertedHabit {
  if (to === "v2") return toV2(habitMapping, habit, taker);
  return { value: toV1(habitMapping, habit, taker, logs && { logs, only }), logs: undefined };
}
