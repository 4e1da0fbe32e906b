import { basename } from "node:path";
import { findConfig } from "@habitshift/codemods/find-config";
import type { Engine } from "../engine.ts";
import { describeCandidate } from "../init/config-text.ts";
import { openCode } from "../open-code.ts";
import { UsageError } from "../usage-error.ts";

/** Says what to add to which file, so that the address of a sandbox reaches the program. */
export async function explainVariables(
  cwd: string,
  loadEngine: () => Promise<Engine>,
): Promise<UsageError> {
  const flags = { paths: [], config: true, serviceUrl: null, typecheck: false };
  const code = { ...flags, todo: false, explain: false };
  const { project, options } = await openCode(code, cwd, loadEngine);
  const engine = await loadEngine();
  const { candidates } = await engine.surveyServices(project, options);
  const found = candidates.filter(({ kind }) => kind === "variable");
  const [first] = found;
  const file = findConfig(cwd, cwd)?.file;
  const where = file === undefined ? "habitshift.config.json" : basename(file);
  const member = where === "package.json" ? ' in its "habitshift"' : "";
  return new UsageError(
    [
      "verify gives your code the address of a sandbox through a variable of the environment, and none is named.",
      `Add it to ${where}${member}: "services": ["${first?.name ?? "HABIT_API_URL"}"]`,
      ...found.map((each) => `  ${each.name}: ${describeCandidate(each)}`),
      ...(first === undefined
        ? ["Your code must read its base URL from that variable; no call of it does."]
        : []),
    ].join("\n"),
  );
}
