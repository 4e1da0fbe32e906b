import { flatten } from "../../client/addresses/match-url.ts";
import { knownTexts } from "../text/text.ts";
import { sliceParts } from "../text/text-slice.ts";
import type { TextValue } from "../text/text-value.ts";
import { type SiteValue, type Values, writtenNames } from "../value.ts";
import { JUST_NULLISH, JUST_PLAIN, NOTHING, one } from "../values.ts";
import type { Native, NativeCall } from "./native.ts";

/** More pieces than this are a list of things, and no path with its method or query. */
const MOST_PIECES = 8;

/** What lies between lines or columns, of which a text that only a run tells has any number. */
const LISTED = /^(?:[\r\n\t,;|]|, )+$/;

/** `'GET /habits'.split(' ')` makes an array of the pieces. */
export const split: Native = {
  name: "split",
  apply: (call) => (call.self?.kind === "text" ? pieces(call, call.self) : JUST_PLAIN),
};

function pieces(call: NativeCall, text: TextValue): Values {
  const { machine, node, frame, args } = call;
  const [separator, ...others] = knownTexts(args[0] ?? NOTHING);
  if (!separator || others.length > 0 || args.length > 1) return JUST_PLAIN;
  if (LISTED.test(separator) && text.parts.every((part) => "hole" in part)) return JUST_PLAIN;
  const flat = flatten(text).split(separator);
  if (flat.length > MOST_PIECES) return JUST_PLAIN;
  const site = machine.site(node, frame.context, "array");
  const before = writtenNames(site).length;
  let at = 0;
  flat.forEach((piece, index) => {
    const parts = sliceParts(text.parts, at, at + piece.length);
    const value = one(
      machine.intern.text(
        parts.map((part) => ("text" in part ? { ...part, cutAt: separator } : part)),
      ),
    );
    machine.write(machine.prop(site, String(index)), value);
    at += piece.length + separator.length;
  });
  lackPlaces(call, site, before, flat.length);
  return one(site);
}

/** Where texts of different lengths are split, a place that only the longer ones have may be empty. */
function lackPlaces({ machine }: NativeCall, site: SiteValue, before: number, own: number): void {
  if (before === 0) return;
  for (let index = Math.min(before, own); index < Math.max(before, own); index++)
    machine.write(machine.prop(site, String(index)), JUST_NULLISH);
}
