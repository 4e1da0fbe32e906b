import { serviceWords, wordsOf } from "@habitshift/schemas";
import { baseInV2, originOf } from "./address.ts";
import type { Base, Known, Mention } from "./mention.ts";
import type { ReadDocument } from "./read-documents.ts";

/** The base addresses of a document that something ties to the service: its configuration, a call elsewhere, or a name. */
export function tiedBases(
  { scan }: ReadDocument,
  proven: ReadonlySet<string>,
  { services }: Known,
): readonly Mention[] {
  return scan.bases.flatMap((base): Mention[] => {
    const origin = originOf(base.text);
    const isNamed = services.some((service) =>
      service.includes("://")
        ? origin !== null && originOf(service) === origin
        : base.name === service,
    );
    const isTied = isNamed || (origin !== null && proven.has(origin)) || namesService(base);
    if (!isTied) return [];
    const { start, end, text } = base;
    const message = `the base address is that of v1, which ends; v2 is at ${withoutUser(baseInV2(text))}, where the calls below it change as well`;
    return [
      {
        change: "v1-sunset",
        start,
        end,
        message,
        endpoints: [],
        proof: isNamed ? "named" : "path",
        origin,
        witnesses: [],
      },
    ];
  });
}

/** Whether the name or the host of an address says what it is of. */
export function namesService({ name, text }: Pick<Base, "name" | "text">): boolean {
  const host = originOf(text)?.replace(/^https?:\/\//i, "") ?? "";
  return [name ?? "", host].flatMap(wordsOf).some((word) => serviceWords.includes(word));
}

/** An address without a user and a password, which nobody is to be shown. */
function withoutUser(address: string): string {
  return address.replace(/^([a-z]+:\/\/)[^/@]*@/i, "$1");
}
