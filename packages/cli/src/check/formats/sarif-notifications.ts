import type { Notification, ReportingDescriptor } from "sarif";
import { findUnreadable } from "../../report/find-unreadable.ts";
import { formatCount } from "../../report/words.ts";
import type { Checked } from "../checked.ts";
import { describeTraffic } from "./describe-traffic.ts";
import { sarifText } from "./sarif-text.ts";
import { sarifUri } from "./sarif-uri.ts";

/** More of one kind are counted. */
const mostOfAKind = 500;

const descriptors = {
  "file-unreadable": "A file could not be read or parsed, so that nothing is known of it",
  "file-skipped": "A file was not looked into",
  "ignore-without-use": "A habitshift-ignore comment keeps nothing",
  "program-note": "Something is true of the whole program",
  "log-cut": "This log holds less than was found",
} as const;

type Kind = keyof typeof descriptors;

/** What `tool.driver.notifications` says of the kinds below. */
export const sarifNotices: ReportingDescriptor[] = Object.entries(descriptors).map(
  ([id, text]) => ({
    id,
    shortDescription: { text },
  }),
);

/** What happened while the check ran, and what the log leaves out. */
export function sarifNotifications(
  checked: Checked,
  prefix: string,
  cuts: readonly string[],
): Notification[] {
  const at = (file: string, line?: number) => ({
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: sarifUri(prefix, file) },
          ...(line === undefined ? {} : { region: { startLine: line } }),
        },
      },
    ],
  });
  return [
    ...cuts.map((text) => notify("log-cut", "warning", text)),
    ...some("file-unreadable", findUnreadable(checked), ({ file, reason }) => ({
      ...notify("file-unreadable", "error", `${file} could not be read: ${reason}`),
      ...at(file),
    })),
    ...some("ignore-without-use", checked.idleIgnores, ({ file, line, reason }) => ({
      ...notify("ignore-without-use", "warning", `The comment keeps nothing: ${reason}`),
      ...at(file, line),
    })),
    ...some("program-note", [...checked.notices, ...describeTraffic(checked)], (text) =>
      notify("program-note", "note", text.trim()),
    ),
    ...some("file-skipped", checked.skipped, ({ file, reason }) => ({
      ...notify("file-skipped", "note", `${file} was skipped: ${reason}`),
      ...at(file),
    })),
  ];
}

function some<Item>(
  kind: Kind,
  items: readonly Item[],
  toNotification: (item: Item) => Notification,
): Notification[] {
  const shown = items.slice(0, mostOfAKind).map(toNotification);
  const more = items.length - shown.length;
  return more === 0
    ? shown
    : [...shown, notify(kind, "note", `and ${formatCount(more)} more of this kind`)];
}

function notify(id: Kind, level: "error" | "warning" | "note", text: string): Notification {
  return { descriptor: { id }, level, message: { text: sarifText(text) } };
}
