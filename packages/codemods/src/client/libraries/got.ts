import { knownTexts } from "../../provenance/text/text.ts";
import type { HttpClient } from "../http-client.ts";
import type { OptionsClient } from "../options-client.ts";

const asText: HttpClient = {
  name: "got",
  replacesQuery: true,
  members: { body: "text", rawBody: "text" },
  promises: {},
  streams: false,
  failure: { response: "response" },
  tellsUrl: ["response"],
  interceptors: false,
  attempts: {
    at: ["hooks", "beforeRequest"],
    methods: ["GET", "PUT", "DELETE"],
    parameter: "{ headers }",
    set: (name, value) => `headers[${name}] = ${value}`,
  },
};

const asJson: HttpClient = {
  ...asText,
  name: "got-json",
  members: { body: "envelope", rawBody: "text" },
};

/** `got`: the body is text unless an option or the promise's `json` parses it. */
export const got: OptionsClient = {
  ...asText,
  base: "prefixUrl",
  bodies: ["json", "body"],
  queries: ["searchParams"],
  verbs: ["get", "post", "put", "patch", "head", "delete"],
  makers: ["extend"],
  calls: {},
  gives: "response",
  body: "body",
  pages: "paginate",
  shortcuts: { json: "envelope", text: "text", buffer: "text" },
  hooks: [
    { at: ["hooks", "init"], args: ["request"] },
    { at: ["hooks", "beforeRequest"], args: ["request"] },
    { at: ["hooks", "afterResponse"], args: ["response"] },
    { at: ["hooks", "beforeError"], args: ["failure"] },
  ],
  reading: (option) => {
    const isJson = knownTexts(option("responseType")).includes("json");
    const isBare = option("resolveBodyOnly").size > 0;
    return {
      client: isJson ? asJson : asText,
      gives: isBare ? (isJson ? "envelope" : "text") : "response",
    };
  },
};
