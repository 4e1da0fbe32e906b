/** The gateway: v1 in, v2 out, and v1 back. */

export { createV1AxiosAdapter } from "./create-v1-axios-adapter.ts";
export { createV1Fetch, type V1FetchOptions } from "./create-v1-fetch.ts";
