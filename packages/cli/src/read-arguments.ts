import type { AnyKind, Version } from "@habitshift/converter";
import type { Arguments, Format } from "./arguments.ts";
import { readCheckArguments } from "./check/read-check-arguments.ts";
import {
  readList,
  readPaths,
  readServiceUrl,
  readWords,
  refuseWords,
  single,
  type Values,
} from "./flag-values.ts";
import { readGatewaySettings } from "./gateway/read-gateway-settings.ts";
import type { CommandName } from "./options.ts";
import { readSandboxSettings } from "./sandbox/read-sandbox-settings.ts";
import { readServeSettings } from "./serve/read-serve-settings.ts";
import { UsageError } from "./usage-error.ts";
import { readVerifySettings } from "./verify/read-verify-settings.ts";

/**
 * What the parsed values of a command line ask for.
 *
 * @param line - Its words as written, as the order of some flags matters, and those behind `--` of a command that runs them.
 * @throws UsageError - where a value makes no sense.
 */
export function readArguments(
  command: CommandName,
  values: Values,
  { words, behind }: { readonly words: readonly string[]; readonly behind: readonly string[] },
): Arguments {
  if (command === "check") return readCheckArguments(values, words);
  const format = (single(values, "format") ?? "text") as Format;
  switch (command) {
    case "migrate":
      refuseClashes(values);
      return {
        command,
        format,
        paths: readPaths(values),
        write: values.write === true,
        interactive: values.interactive === true,
        patch: single(values, "patch"),
        commit: values.commit === true,
        includeReview: single(values, "include") !== null,
        only: readList(values, "only"),
        skip: readList(values, "skip"),
        todo: values.todo === true,
        explain: values.explain === true,
        allowDirty: values["allow-dirty"] === true,
        serviceUrl: readServiceUrl(values),
        typecheck: values["no-typecheck"] !== true,
        config: values["no-config"] !== true,
      };
    case "convert":
      return {
        command,
        format,
        files: readWords(values, "files"),
        kind: single(values, "kind") as AnyKind,
        to: single(values, "to") as Version,
        ndjson: values.ndjson === true,
        inPlace: values["in-place"] === true,
        logs: single(values, "logs"),
        notes: single(values, "notes"),
        errors: single(values, "errors"),
        config: values["no-config"] !== true,
      };
    case "validate":
      return {
        command,
        format,
        files: readWords(values, "files"),
        failOn: single(values, "fail-on") as "warning" | "error",
        serviceUrl: readServiceUrl(values),
        config: values["no-config"] !== true,
      };
    case "serve":
      refuseWords(values);
      return { command, format, ...readServeSettings((name) => single(values, name), values) };
    case "sandbox":
      return {
        command,
        format,
        ...readSandboxSettings(
          (name) => single(values, name),
          readWords(values, "words"),
          values.yes === true,
        ),
      };
    case "gateway":
      refuseWords(values);
      return { command, format, ...readGatewaySettings((name) => single(values, name), values) };
    case "verify":
      return {
        command,
        format,
        ...readVerifySettings((name) => single(values, name), values, behind),
      };
    case "init":
      refuseWords(values);
      return { command, format, force: values.force === true };
    case "undo":
      refuseWords(values);
      return { command, format };
    case "changes":
      refuseWords(values);
      return { command, format, id: single(values, "id") };
  }
}

/** Flags of which each says that something else is to become of the edits, or of standard output. */
const clashes = [
  ["write", "patch", "--patch writes a patch instead of the files"],
  ["commit", "patch", "--patch writes a patch instead of the files"],
  ["interactive", "format", "its questions and a report for programs do not go together"],
  ["patch", "format", "a patch on standard output leaves no room for the report"],
] as const;

function refuseClashes(values: Values): void {
  const isGiven = (name: string) => {
    if (name === "format") return values.format === "json";
    return values[name] !== undefined && values[name] !== false;
  };
  for (const [one, other, because] of clashes) {
    if (!isGiven(one) || !isGiven(other)) continue;
    if (other === "format" && one === "patch" && values.patch !== "-") continue;
    const names = [one, other].map((name) => (name === "format" ? "--format json" : `--${name}`));
    throw new UsageError(`${names.join(" and ")} cannot both be given: ${because}`);
  }
}
