import { habitEndpointsV1 } from "./endpoints/v1-habits.ts";
import { resourceEndpointsV1 } from "./endpoints/v1-resources.ts";
import { habitEndpointsV2 } from "./endpoints/v2-habits.ts";
import { resourceEndpointsV2 } from "./endpoints/v2-resources.ts";
import { serviceEndpointsV2 } from "./endpoints/v2-service.ts";
import type { Endpoint } from "./model.ts";

/** Every operation of both versions: v1 first, each version in the order of its resources. */
export const endpoints: readonly Endpoint[] = [
  ...habitEndpointsV1,
  ...resourceEndpointsV1,
  ...habitEndpointsV2,
  ...resourceEndpointsV2,
  ...serviceEndpointsV2,
];
