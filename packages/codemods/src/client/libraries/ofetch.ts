import { fetchClient } from "../http-client.ts";
import type { OptionsClient } from "../options-client.ts";

/** `ofetch`, which Nuxt calls `$fetch`: it gives the parsed body, and takes an object as the body. */
export const ofetch: OptionsClient = {
  ...fetchClient,
  name: "ofetch",
  members: { ...fetchClient.members, _data: "envelope" },
  failure: { data: "envelope", response: "response" },
  // Whatever options hold as headers, which not every version has made into `Headers` by then.
  attempts: {
    at: ["onRequest"],
    methods: ["GET"],
    parameter: "{ options }",
    around: ["const headers = new Headers(options.headers)", "options.headers = headers"],
    set: (name, value) => `headers.set(${name}, ${value})`,
  },
  base: "baseURL",
  bodies: ["body"],
  queries: ["query", "params"],
  verbs: [],
  makers: ["create"],
  calls: { raw: "response" },
  gives: "envelope",
  body: "_data",
  shortcuts: {},
  hooks: [
    { at: ["onRequest"], args: ["context"] },
    { at: ["onResponse"], args: ["context"] },
    { at: ["onResponseError"], args: ["refusal"] },
  ],
};
