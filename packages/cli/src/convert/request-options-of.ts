import type { Config } from "@habitshift/codemods/config";
import type { RequestOptions } from "@habitshift/converter";

/** What the configuration says of how requests are converted; members that it does not say are absent. */
export function requestOptionsOf({
  checkin,
  clientVersion,
  units,
}: Config): Pick<RequestOptions, "checkin" | "clientVersion" | "units"> {
  return {
    ...(checkin && { checkin }),
    ...(units && { units }),
    ...(clientVersion !== undefined && { clientVersion }),
  };
}
