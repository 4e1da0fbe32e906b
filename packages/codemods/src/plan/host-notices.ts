import { prefixes } from "@habitshift/schemas";
import { UNTIED } from "../changes/endpoint-change.ts";
import type { Proposal } from "../changes/proposal.ts";
import { namedDomain } from "../client/addresses/named-domain.ts";
import type { Facts } from "../facts/facts.ts";
import type { Candidates } from "../prefilter.ts";

/** Says how to make safe what is for review only because nothing names the host of the service. */
export function untiedNotice(proposals: readonly Proposal[]): readonly string[] {
  const calls = proposals.filter(({ call, reason }) => call === true && reason === UNTIED).length;
  if (calls === 0) return [];
  const what = calls === 1 ? "one call" : `${calls} calls`;
  return [
    `nothing but the path ties ${what} to the service: name its address by --service-url, or have \`habitshift init\` write it to a configuration, and the edits are safe`,
  ];
}

/** Says that a program is too large to be followed as a whole. */
export function beyondNotice(files: number): readonly string[] {
  if (files === 0) return [];
  const what = files === 1 ? "one file is" : `${files} files are`;
  return [
    `${what} connected with the calls of the service, but too far away to be followed: all edits are for review; name the folders that use the service, and run again for each part of the program`,
  ];
}

/** Says that a program of which nothing is known to call the service was not followed to its end. */
export function unfinishedNotice(facts: Facts | null): readonly string[] {
  if (!facts?.machine.exhausted || facts.machine.exchanges.all.size > 0) return [];
  return [
    "the program is too large to be followed to its end, and nothing that was followed calls the service: name the folders that call it, if any does, and run again",
  ];
}

/** Says which variables may hold an address of v1 where the program runs. */
export function basesNotice({ machine }: Facts): readonly string[] {
  const [[before], [after]] = [prefixes.v1, prefixes.v2];
  return [...machine.exchanges.bases].map(
    (name) =>
      `${name} may hold an address that ends in ${before}, as it did here: wherever else it is set, it has to end in ${after}`,
  );
}

/** Says which calls were left as they go to another host than the service's. */
export function elsewhereNotice({ machine }: Facts): readonly string[] {
  const calls = [...machine.exchanges.elsewhere];
  const isFound = ([, host]: readonly [unknown, string]) =>
    machine.othersDomains.has(namedDomain(host) ?? host);
  return [
    ...leftNotice(
      calls.filter((call) => !isFound(call)),
      "which is not the service that you named: left; name that, too, if it is",
    ),
    ...leftNotice(
      calls.filter(isFound),
      "where no call goes that is proven to be the service's: left; name that by --service-url if it is",
    ),
  ];
}

function leftNotice(
  calls: readonly (readonly [unknown, string])[],
  why: string,
): readonly string[] {
  const hosts = [...new Set(calls.map(([, host]) => host))].sort();
  if (calls.length === 0) return [];
  const what = calls.length === 1 ? "one call goes" : `${calls.length} calls go`;
  return [`${what} to ${hosts.join(", ")}, ${why}`];
}

/** Says how to have a call looked into whose base may be that of v1, in a program that names no version. */
export function unversionedNotice(call: Candidates["unversioned"]): readonly string[] {
  if (!call) return [];
  return [
    `${call.file}:${call.line} asks for ${call.path}, and nothing tells of which version: if it is the habit service that answers, say in .env.example what the variable of its base holds, such as HABIT_API=https://habits.example.com${prefixes.v1[0]}, and run again`,
  ];
}
