import { ts } from "ts-morph";
import { quoted } from "../edit/quote.ts";
import type { ShortSetting } from "../provenance/http-request.ts";
import type { NativeCall } from "../provenance/native/native.ts";
import type { Values } from "../provenance/value.ts";

/** The settings that a shorthand stands for; null where it cannot be told which argument is which. */
export function shortSettings(
  { args, argNodes }: NativeCall,
  name: string,
  verb: string,
  isCallback: (values: Values) => boolean,
): readonly ShortSetting[] | null {
  const [url, ...rest] = argNodes;
  if (!url || argNodes.some(ts.isSpreadElement)) return null;
  const done = args.findIndex(isCallback);
  const given = rest.map((value, index): ShortSetting | null => {
    const at = index + 1;
    if (at === done) return { name: "success", value };
    if (at === 1) return { name: "data", value };
    return done > 0 && at === done + 1 ? { name: "dataType", value } : null;
  });
  const known = given.filter((each) => each !== null);
  if (known.length < given.length) return null;
  return [
    { name: "url", value: url },
    ...(verb === "GET" ? [] : [{ name: "method", value: quoted(verb) }]),
    ...known,
    ...(name === "getJSON" ? [{ name: "dataType", value: quoted("json") }] : []),
  ];
}
