import { expect, test } from "vitest";
// As they are built: the sources of the module have no files.
import { createApp } from "../../packages/validator/dist/app/create-app.js";
import { page } from "../../packages/validator/dist/page/page.js";

const html = { headers: { accept: "text/html,*/*;q=0.8" } };

test("any app can serve the page from its module", async () => {
  const app = createApp({ page });
  for (const path of ["/", "/validate", "/docs"]) {
    const answer = await app.request(path, html);
    expect(answer.headers.get("content-type"), `${path}: run the build first`).toMatch(
      /^text\/html/,
    );
    const files = (await answer.text()).match(/page\/[\w-]+\.(?:js|css|svg)/g) ?? [];
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      const { status, headers } = await app.request(`/${file}`);
      expect([file, status, headers.get("cache-control")]).toEqual([
        file,
        200,
        "public, max-age=31536000, immutable",
      ]);
    }
  }
});

test("who is no browser gets no page", async () => {
  const answer = await createApp({ page }).request("/validate");
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
});
