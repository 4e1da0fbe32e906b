import type { Machine } from "../provenance/machine.ts";
import type { SiteValue, Values } from "../provenance/value.ts";
import { JUST_PLAIN, one } from "../provenance/values.ts";
import { recordOf } from "./mock-function.ts";
import { incomingMember } from "./test-server.ts";

/** A member of what tests make: mock functions, expectations, responses; null of anything else. */
export function mockMember(machine: Machine, site: SiteValue, name: string): Values | null {
  switch (site.is) {
    case "mock-function":
      return name === "mock" ? one(recordOf(machine, site)) : null;
    case "expectation":
      // `not`, `resolves` and `rejects` say more of the same.
      return one(site);
    case "mocked-request":
      return incomingMember(machine, site, name);
    case "response": {
      const written = machine.read(machine.prop(site, name));
      return written.size > 0 ? written : JUST_PLAIN;
    }
    default:
      return null;
  }
}
