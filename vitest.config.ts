import { defineConfig } from "vitest/config";

export default defineConfig({
  ssr: { resolve: { conditions: ["@habitshift/source"] } },
  test: {
    include: ["{schemas,packages/*/src,test}/**/*.test.ts"],
    exclude: ["**/dist/**", "**/node_modules/**", "test/behaviour/cases/**"],
    testTimeout: 20_000,
    hookTimeout: 120_000,
    // To load the codemods anew for each file takes longer than all its tests, and no test changes what others see.
    isolate: false,
    // All cores: most tests wait for a process of their own.
    maxWorkers: "100%",
  },
});
