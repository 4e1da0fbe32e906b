import { keyHeader } from "@habitshift/schemas";
import type { Facts } from "../../facts/facts.ts";
import { type HeaderEntry, headerEntries } from "../../facts/header-entries.ts";
import type { ServiceCall } from "../../provenance/value.ts";
import type { Proposal } from "../proposal.ts";

/** A word that says of a key, or of the variable that holds it, that it is one of v1. */
const NAMES_V1 = /(^|[^a-z0-9])v1([^a-z0-9]|$)/i;

/**
 * The key of v1 that the program sends: reported once, as each program needs one new key, and at the first place by file,
 * so that a call that is added elsewhere does not move it.
 */
export function findApiKeys(facts: Facts): readonly Proposal[] {
  let first: HeaderEntry | null = null;
  const about: ServiceCall[] = [];
  for (const { call, uses } of facts.machine.exchanges.all.values()) {
    const entry = [...uses.values()]
      .flatMap(({ headers }) => headerEntries(headers, keyHeader))
      .find((each) => call.endpoint.version === "v1" || NAMES_V1.test(nameOf(each) ?? ""));
    if (!entry) continue;
    if (first === null || isBefore(entry, first)) first = entry;
    about.push(call);
  }
  return first ? [propose(about, first)] : [];
}

function isBefore({ node: one }: HeaderEntry, { node: other }: HeaderEntry): boolean {
  const [file, otherFile] = [one.getSourceFile().fileName, other.getSourceFile().fileName];
  return file === otherFile ? one.getStart() < other.getStart() : file < otherFile;
}

/** The variable that the key comes from, or the key itself. */
function nameOf({ values }: HeaderEntry): string | null {
  for (const value of values) {
    if (value.kind !== "text") continue;
    for (const part of value.parts) {
      const name = "text" in part ? part.text : part.variable;
      if (name) return name;
    }
  }
  return null;
}

function propose(about: readonly ServiceCall[], entry: HeaderEntry): Proposal {
  const name = nameOf(entry);
  const isVariable = name !== null && /^[A-Z][A-Z0-9_]*$/.test(name);
  return {
    change: "api-key-version",
    node: entry.node,
    message: `The key that is sent here${isVariable ? `, from ${name},` : ""} is a v1 key, which does not work on v2`,
    edits: null,
    confidence: "manual",
    reason: "only the owner of the account can create a key",
    ties: [],
    about,
  };
}
