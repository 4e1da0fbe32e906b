import type { Values } from "../../provenance/value.ts";

/** What v2 answers natively is not half migrated: its `error` is meant to be an object. */
export function isV2Only(receivers: Values): boolean {
  const services = [...receivers].filter((value) => value.kind === "service");
  return (
    services.length > 0 &&
    services.every((value) => value.kind === "service" && value.call.endpoint.version === "v2")
  );
}
