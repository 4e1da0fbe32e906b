import { renderJson as renderReport } from "../../report/render-json.ts";
import type { Checked } from "../checked.ts";

/** A check in the JSON format of the public interface, version 1. */
export function renderJson(checked: Checked): string {
  const { fixed, failures } = checked;
  return renderReport(checked, { fixed, failures }, ({ baseline, traffic }) => ({
    baseline,
    traffic,
  }));
}
