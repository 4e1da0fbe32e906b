import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

test.each([
  ["ky", "get", "review"],
  ["ky", "put", "review"],
  ["got", "delete", "review"],
  ["ky", "post", "safe"],
])(
  "%s that tries a %s again by itself, where nothing is called before each attempt: %s",
  (client, verb, confidence) => {
    const path = verb === "post" ? "/habits" : "/habits/h1";
    const { confidences } = migrated({
      "a.mjs": `import ${client} from '${client}'
const options = { headers: { 'X-API-Key': process.env.HABIT_API_KEY } }
await ${client}.${verb}(process.env.HABIT_API + '/api/v1${path}', options)
`,
    });
    expect(confidences).toEqual([confidence]);
  },
);
