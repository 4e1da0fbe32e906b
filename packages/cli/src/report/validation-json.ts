import { writeJson } from "@habitshift/converter";
import type { Inputs } from "../convert/find-inputs.ts";
import type { Outcome } from "../validate/outcome.ts";
import type { ValidationWriter } from "../validate/validation-writer.ts";

/** Writes a validation for a program: one JSON document, a verdict a line. */
export function validationJson(version: string, skipped: Inputs["skipped"]): ValidationWriter {
  let isFirst = true;
  return {
    begin: () =>
      `{"schemaVersion":1,"tool":${JSON.stringify({ name: "habitshift", version })},"verdicts":[`,
    take(file, outcome) {
      const record = recordOf(file, outcome);
      if (record === undefined) return "";
      const glue = isFirst ? "\n" : ",\n";
      isFirst = false;
      return glue + writeJson(record);
    },
    end(tally) {
      const left = skipped.map(({ name, reason }) => ({ file: name, reason }));
      return `${isFirst ? "" : "\n"}],"skipped":${JSON.stringify(left)},"summary":${JSON.stringify(tally)}}\n`;
    },
  };
}

function recordOf(file: string, outcome: Outcome): object | undefined {
  switch (outcome.kind) {
    case "left":
      return undefined;
    case "fault": {
      const { line = null, column = null, message } = outcome;
      return { file, line, column, error: { message } };
    }
    case "judged": {
      const { kind: _, ...rest } = outcome;
      return { file, ...rest };
    }
  }
}
