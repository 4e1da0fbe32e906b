import { type Exported, wholly } from "../../provenance/native/library.ts";
import type { Native } from "../../provenance/native/native.ts";
import { optionsNative } from "../options-native.ts";
import { superagentPrefix } from "../superagent-prefix.ts";
import { axiosExternals } from "./axios.ts";
import { got } from "./got.ts";
import { honoClient } from "./hono-client.ts";
import { jquery } from "./jquery.ts";
import { ky } from "./ky.ts";
import { httpExternals, httpsExternals } from "./node-http.ts";
import { nuxtGlobals } from "./nuxt.ts";
import { ofetch } from "./ofetch.ts";
import { openapiFetch } from "./openapi-fetch.ts";
import { exporting } from "./options-exports.ts";
import { rxjsAjax, rxjsFetch } from "./rxjs.ts";
import { superagent, supertest } from "./superagent.ts";
import { undiciExternals } from "./undici.ts";
import { wretch } from "./wretch.ts";
import { xmlHttpRequest } from "./xml-http-request.ts";

/** The HTTP clients that we follow, by the name they are imported under. */
export const clientLibraries: Readonly<Record<string, Exported>> = {
  axios: axiosExternals,
  got: exporting(got),
  "hono/client": honoClient,
  jquery: wholly(jquery),
  ky: exporting(ky),
  "node:http": httpExternals,
  "node:https": httpsExternals,
  ofetch: exporting(ofetch, "$fetch"),
  "openapi-fetch": openapiFetch,
  "rxjs/ajax": rxjsAjax,
  "rxjs/fetch": rxjsFetch,
  superagent: wholly(superagent),
  "superagent-prefix": wholly(superagentPrefix),
  supertest: wholly(supertest),
  undici: undiciExternals,
  wretch: wholly(wretch),
};

/** The clients that are there without an import. */
export const clientGlobals: Readonly<Record<string, Native>> = {
  $: jquery,
  $fetch: optionsNative(ofetch),
  jQuery: jquery,
  ...nuxtGlobals,
  XMLHttpRequest: xmlHttpRequest,
};
