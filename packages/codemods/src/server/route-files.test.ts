import { describe, expect, test } from "vitest";
import { routeFile } from "./route-files.ts";

describe("files that a framework serves by their place", () => {
  test.each([
    ["app/api/habits/route.ts", "", { path: "/api/habits", by: "route", method: null }],
    [
      "apps/web/src/app/(site)/api/[id]/route.js",
      "",
      { path: "/api/[id]", by: "route", method: null },
    ],
    ["src/pages/api/habits/index.ts", "", { path: "/api/habits", by: "api", method: null }],
    [
      "src/routes/(app)/api/[id]/+server.ts",
      "",
      { path: "/api/[id]", by: "endpoint", method: null },
    ],
    [
      "server/api/habits.post.ts",
      "export default defineEventHandler(add)",
      { path: "/api/habits", by: "eventHandler", method: "POST" },
    ],
    [
      "server/routes/feed.ts",
      "export default eventHandler(feed)",
      { path: "/feed", by: "eventHandler", method: "*" },
    ],
  ])("%s", (file, text, found) => {
    expect(routeFile(file, text)).toEqual(found);
  });

  test.each([
    ["server/routes/habits.js", "export const router = Router()"],
    ["app/api/habits/helper.ts", ""],
    ["src/routes/+page.server.ts", ""],
    ["pages/habits.ts", ""],
  ])("is none: %s", (file, text) => {
    expect(routeFile(file, text)).toBeNull();
  });
});
