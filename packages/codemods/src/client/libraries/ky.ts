import { fetchClient } from "../http-client.ts";
import type { OptionsClient } from "../options-client.ts";

/** `ky`: a `fetch` that rejects what is refused, whose promise parses the body. */
export const ky: OptionsClient = {
  ...fetchClient,
  name: "ky",
  replacesQuery: true,
  failure: { response: "response" },
  tellsUrl: ["response", "request"],
  attempts: {
    at: ["hooks", "beforeRequest"],
    methods: ["GET", "PUT", "DELETE"],
    parameter: "{ headers }",
    set: (name, value) => `headers.set(${name}, ${value})`,
  },
  base: "prefixUrl",
  bodies: ["json", "body"],
  queries: ["searchParams"],
  verbs: ["get", "post", "put", "patch", "head", "delete"],
  makers: ["create", "extend"],
  calls: {},
  gives: "response",
  shortcuts: fetchClient.promises,
  hooks: [
    { at: ["hooks", "beforeRequest"], args: ["request", "request"], answers: true },
    { at: ["hooks", "afterResponse"], args: ["request", "request", "response"], answers: true },
    { at: ["hooks", "beforeError"], args: ["failure"] },
  ],
};
