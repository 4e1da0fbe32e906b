import { serviceEndpointsV2 } from "./endpoints/v2-service.ts";
import type { Endpoint } from "./model.ts";
import { prefixedEndpoints } from "./prefixed-endpoints.ts";

/** Every operation of both versions: v1 first, each version in the order of its resources. */
export const endpoints: readonly Endpoint[] = [...prefixedEndpoints, ...serviceEndpointsV2];
