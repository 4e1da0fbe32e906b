import type { Report, UnseenFile } from "./report.ts";

/** The files and folders that could not be read or parsed: they make a run fail. */
export function findUnreadable(report: Report): readonly UnseenFile[] {
  const folders = report.omitted
    .filter(({ code }) => code === "unreadable")
    .map(({ folder, reason }) => ({ file: `${folder}/`, reason }));
  return [...folders, ...report.unreadable];
}
