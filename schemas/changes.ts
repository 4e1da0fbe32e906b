import type { Change } from "./change.ts";
import { apiKeyVersion } from "./changes/api-key-version.ts";
import { areasMoved } from "./changes/areas-moved.ts";
import { bulkDeleteToBatch } from "./changes/bulk-delete-to-batch.ts";
import { checkinToLogs } from "./changes/checkin-to-logs.ts";
import { completedDatesRemoved } from "./changes/completed-dates-removed.ts";
import { csvExportV1Deprecated } from "./changes/csv-export-v1-deprecated.ts";
import { csvImportV1Deprecated } from "./changes/csv-import-v1-deprecated.ts";
import { errorToErrorObject } from "./changes/error-to-error-object.ts";
import { frequencyToOccurrence } from "./changes/frequency-to-occurrence.ts";
import { habitsMoved } from "./changes/habits-moved.ts";
import { identityTokenDeprecated } from "./changes/identity-token-deprecated.ts";
import { logsMoved } from "./changes/logs-moved.ts";
import { manualSyncDeprecated } from "./changes/manual-sync-deprecated.ts";
import { notesMoved } from "./changes/notes-moved.ts";
import { paginationAdded } from "./changes/pagination-added.ts";
import { skipToLogsSkip } from "./changes/skip-to-logs-skip.ts";
import { statisticsMoved } from "./changes/statistics-moved.ts";
import { streakToStatistics } from "./changes/streak-to-statistics.ts";
import { successRemoved } from "./changes/success-removed.ts";
import { targetUnitToGoals } from "./changes/target-unit-to-goals.ts";
import { titleToName } from "./changes/title-to-name.ts";
import { todayToDateQuery } from "./changes/today-to-date-query.ts";
import { userStatisticsToOverview } from "./changes/user-statistics-to-overview.ts";
import { v1Sunset } from "./changes/v1-sunset.ts";
import { versionHeadersRequired } from "./changes/version-headers-required.ts";
import { webhookV1Deprecated } from "./changes/webhook-v1-deprecated.ts";

const table = [
  habitsMoved,
  logsMoved,
  notesMoved,
  statisticsMoved,
  areasMoved,
  bulkDeleteToBatch,
  todayToDateQuery,
  checkinToLogs,
  userStatisticsToOverview,
  skipToLogsSkip,
  titleToName,
  frequencyToOccurrence,
  targetUnitToGoals,
  streakToStatistics,
  completedDatesRemoved,
  paginationAdded,
  successRemoved,
  errorToErrorObject,
  versionHeadersRequired,
  identityTokenDeprecated,
  apiKeyVersion,
  webhookV1Deprecated,
  csvExportV1Deprecated,
  manualSyncDeprecated,
  csvImportV1Deprecated,
  v1Sunset,
] as const;

/** The stable name of a breaking change; part of the public interface. */
export type ChangeId = (typeof table)[number]["id"];

/** Every breaking change: addresses first, then fields, the envelope, headers, and what a person must do. */
export const changes: readonly (Change & { readonly id: ChangeId })[] = table;
