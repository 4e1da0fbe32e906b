import type { Native } from "../provenance/native/native.ts";
import type { SiteKind } from "../provenance/value.ts";
import { expectedRequestMethods } from "./angular-controller.ts";
import { adapterMethods, adapterRouteMethods } from "./axios-mock-adapter.ts";
import { expectationMethods } from "./expect.ts";
import { mockControls } from "./mock-function.ts";
import { nockRouteMethods, nockScopeMethods } from "./nock.ts";
import { madeResponseMethods } from "./response.ts";
import { incomingMethods, outgoingMethods } from "./test-server.ts";

/** Methods of what tests make; null of anything else. */
export function mockMethods(is: SiteKind): Readonly<Record<string, Native>> | null {
  switch (is) {
    case "response":
      return madeResponseMethods;
    case "expectation":
      return expectationMethods;
    case "mock-function":
      return mockControls;
    case "mocked-request":
      return incomingMethods;
    case "mocked-response":
      return outgoingMethods;
    case "mocked-scope":
      return nockScopeMethods;
    case "mocked-route":
      return nockRouteMethods;
    case "mocked-client":
      return adapterMethods;
    case "expected-request":
      return expectedRequestMethods;
    case "mocked-answer":
      return adapterRouteMethods;
    default:
      return null;
  }
}
