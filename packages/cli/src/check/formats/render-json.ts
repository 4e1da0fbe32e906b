import { renderJson as renderReport } from "../../report/render-json.ts";
import type { Checked } from "../checked.ts";

/** A check in the JSON format of the public interface, version 1, with what it was judged by. */
export function renderJson(checked: Checked): string {
  const { baseline, fixed, traffic, since, failures } = checked;
  return renderReport(checked, { baseline, fixed, traffic, since, failures }, (finding) => ({
    baseline: finding.baseline,
    traffic: finding.traffic,
    endpoints: finding.endpoints ?? [],
  }));
}
