import { expect, test } from "vitest";
import { groupsOf, operationsOf } from "./operations.ts";

const document = {
  tags: [{ name: "b" }, { name: "a", description: "First." }],
  paths: {
    "/x": {
      parameters: [{ name: "id" }],
      get: { operationId: "one", tags: ["a"], summary: "Same" },
      put: { operationId: "two", tags: ["a"], summary: "Same" },
      post: { tags: ["b"], parameters: [{ name: "q" }] },
      servers: [],
    },
    "/y": { get: {} },
  },
};

test("methods that do the same are one operation", () => {
  expect(operationsOf(document).map(({ id, methods }) => [id, methods])).toEqual([
    ["get--x", ["GET", "PUT"]],
    ["post--x", ["POST"]],
    ["get--y", ["GET"]],
  ]);
});

test("an operation has the parameters of its path", () => {
  expect(operationsOf(document)[1]?.parameters).toEqual([{ name: "id" }, { name: "q" }]);
});

test("operations stand by their tags, and those without one last", () => {
  expect(groupsOf(document).map(({ name, operations }) => [name, operations.length])).toEqual([
    ["b", 1],
    ["a", 1],
    ["others", 1],
  ]);
});
