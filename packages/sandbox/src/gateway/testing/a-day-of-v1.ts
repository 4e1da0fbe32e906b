import { findCall } from "@habitshift/converter";
import { prefixes } from "@habitshift/schemas";
import { type CallV1, lawKeys } from "./any-v1-calls.ts";

function call(method: string, path: string, body?: unknown, key: string = lawKeys.any): CallV1 {
  const found = findCall(method, prefixes.v1[0] + path, "v1");
  const endpoint = typeof found === "string" ? undefined : found.endpoint.id;
  return { endpoint, method, path, body, key };
}

const date = "2025-01-10";

/** One call of each endpoint that is answered, then one of each key and each address that is not. */
export const aDayOfV1: readonly CallV1[] = [
  call("GET", "/habits"),
  call("GET", "/habits/today"),
  call("POST", "/habits", { title: "Walk", frequency: "weekly", target: 2.5, unit: "km" }),
  call("PUT", "/habits/h1", { target: 3 }),
  call("PATCH", "/habits/h1", { unit: "km" }),
  call("GET", "/habits/h1"),
  call("POST", "/habits/checkin", { habitId: "h1", date, status: "done" }),
  call("POST", "/habits/skip", { habitId: "h2", date }),
  call("POST", "/logs", { habitId: "h2", date, value: 2, unitSymbol: "km" }),
  call("GET", "/logs?habitId=h2"),
  call("POST", "/notes", { habitId: "h2", text: "quiet" }),
  call("GET", "/notes?habitId=h2"),
  call("PUT", "/notes/n1?habitId=h1", { text: "tired" }),
  call("DELETE", "/notes/n1?habitId=h1"),
  call("GET", "/statistics"),
  call("GET", "/user/statistics"),
  call("POST", "/areas", { name: "Mind" }),
  call("PUT", "/areas/a1", { name: "Body" }),
  call("GET", "/areas"),
  call("GET", "/areas/a1"),
  call("DELETE", "/areas/a1"),
  call("GET", "/habits", undefined, lawKeys.reader),
  call("POST", "/areas", { name: "No" }, lawKeys.reader),
  call("POST", "/areas", { name: 5 }, lawKeys.expired),
  call("GET", "/none"),
  call("PATCH", "/areas/a1"),
  call("DELETE", "/habits/h2"),
  call("DELETE", "/habits/bulk", { ids: ["h1", "nobody"] }),
  call("GET", "/habits"),
  call("GET", "/areas", undefined, lawKeys.ofV2),
];

/** What leaves the two apart, as one of them refuses it. */
export const nothingToDelete: CallV1 = call("DELETE", "/habits/bulk", [], lawKeys.reader);
