import { habitEndpointsV1 } from "./endpoints/v1-habits.ts";
import { resourceEndpointsV1 } from "./endpoints/v1-resources.ts";
import { habitEndpointsV2 } from "./endpoints/v2-habits.ts";
import { resourceEndpointsV2 } from "./endpoints/v2-resources.ts";
import type { Endpoint } from "./model.ts";

/** The operations that stand below the prefix of a version: those that the versions are about. */
export const prefixedEndpoints: readonly Endpoint[] = [
  ...habitEndpointsV1,
  ...resourceEndpointsV1,
  ...habitEndpointsV2,
  ...resourceEndpointsV2,
];
