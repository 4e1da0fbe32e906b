import { UNTIED } from "../changes/endpoint-change.ts";
import type { Proposal } from "../changes/proposal.ts";

/** Says how to make safe what is for review only because nothing names the host of the service. */
export function untiedNotice(proposals: readonly Proposal[]): readonly string[] {
  const calls = proposals.filter(({ call, reason }) => call === true && reason === UNTIED).length;
  if (calls === 0) return [];
  const what = calls === 1 ? "one call" : `${calls} calls`;
  return [
    `nothing but the path ties ${what} to the service: name its address by --service-url, or have \`habitshift init\` write it to a configuration, and the edits are safe`,
  ];
}
