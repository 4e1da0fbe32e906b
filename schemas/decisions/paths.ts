import type { Decision } from "../decision.ts";

/** Paths, methods and lists that the specification leaves open. */
export const pathDecisions = [
  {
    topic: "canonical-prefix",
    open: "Canonical prefix",
    text: "`/api/v2`; `/v2` is accepted everywhere as the same. `/auth/login`, `/auth/refresh`, `/validate`, `/graphql`, `/ws` stand without a prefix and need no version headers; login, refresh and `/validate` need no key. Any other path without a prefix is not the service's",
  },
  {
    topic: "habits",
    open: "Habits",
    text: "`POST /habits`, `GET`, `PUT`, `DELETE /habits/{habitId}`. `PUT` may be partial; `goals` in it replaces the array. A v1 `PUT` changes only the goal members that it names; gateway and codemods fill in the rest from the habit where it is at hand, else as assumed below. A v1 `PATCH /habits/{id}` is understood and becomes `PUT`; v2 has no `PATCH`",
  },
  {
    topic: "logs",
    open: "Logs",
    text: "`GET` and `POST /habits/{habitId}/logs`; as returned: `id`, `habitId`, `targetDate`, `value`, `unitSymbol` (a skip: `skipped: true`, no value)",
  },
  {
    topic: "notes",
    open: "Notes",
    text: "`GET`, `POST /habits/{habitId}/notes`, `PUT`, `DELETE …/notes/{noteId}`; body `{ text }`; as returned `id`, `habitId`, `text`",
  },
  {
    topic: "areas",
    open: "Areas",
    text: "`GET`, `POST /areas`, `GET`, `PUT`, `DELETE /areas/{areaId}`; body `{ name }`",
  },
  {
    topic: "statistics",
    open: "Statistics",
    text: "`GET /statistics` → `{ perHabit: [{ habitId, completions }] }`; `GET /statistics/overview` (v1 `/user/statistics` the same) → `{ habits, completions }`",
  },
  {
    topic: "templates",
    open: "Templates",
    text: "`GET /templates`, `GET /templates/{templateId}`",
  },
  {
    topic: "date-query",
    open: "`date` of `GET /habits`",
    text: "`today` or `YYYY-MM-DD` (UTC), else `VALIDATION_ERROR`; returns the habits due that day: daily ones, and those whose occurrence is not known. Unknown query parameters are ignored",
  },
  {
    topic: "lists",
    open: "v1 lists",
    text: "came whole; v2 lists come in pages (change `pagination-added`). `limit` 1–100, default 50; `offset` ≥ 0; creation order",
  },
  {
    topic: "v1-habit-id",
    open: "v1 `/logs`, `/notes`",
    text: "`habitId` comes from the query or the body and moves into the path; without one a person must decide",
  },
  {
    topic: "bulk-delete-body",
    open: "v1 bulk delete body",
    text: '`{ "ids": string[] }`; `{ "habitIds": string[] }` and a bare array are understood too; unknown ids are no error',
  },
  {
    topic: "batch",
    open: "Batch",
    text: 'at most 100 operations (more: 400); `path` starts with `/` and carries no prefix; a delete is `{ "method": "DELETE", "path": "/habits/{id}", "body": {} }`, `body` may be missing; answer `data.results[]`, each `{ status, data }` or `{ status, error }`; one that fails does not undo others',
  },
  {
    topic: "beta-features",
    open: "GraphQL, WebSocket, webhooks, CSV, manual sync",
    text: "nothing is invented; `/graphql` and `/ws` answer 501 with an explanation",
  },
] as const satisfies readonly Decision[];
