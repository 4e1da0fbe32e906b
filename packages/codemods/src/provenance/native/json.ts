import { envelopeOf } from "../envelope-of.ts";
import { show } from "../show.ts";
import { knownText } from "../text/text.ts";
import { isSite, type Value, type Values } from "../value.ts";
import { JUST_PLAIN, JUST_UNKNOWN, NOTHING, one, union } from "../values.ts";
import { arrayOf } from "./array-of.ts";
import { asWritten } from "./as-written.ts";
import { callback } from "./callback.ts";
import { itself } from "./itself.ts";
import type { Native, NativeCall } from "./native.ts";
import { promiseOf } from "./promise.ts";

/** JSON text: its methods as text change nothing that matters, and each line of it is JSON again. */
export const jsonMethods: Readonly<Record<string, Native>> = {
  toString: itself("toString"),
  trim: itself("trim"),
  trimStart: itself("trimStart"),
  trimEnd: itself("trimEnd"),
  replace: itself("replace"),
  replaceAll: itself("replaceAll"),
  // What a blob of it promises.
  text: {
    name: "text",
    apply: ({ machine, self, node, frame }) =>
      promiseOf(machine, self ? one(self) : NOTHING, node, frame.context),
  },
  split: { name: "split", apply: (call) => arrayOf(call, call.self ? one(call.self) : NOTHING) },
};

/** The global `JSON`. */
export const jsonGlobal: Native = {
  name: "JSON",
  apply: () => JUST_PLAIN,
  members: {
    stringify: {
      name: "stringify",
      apply: (call) => {
        const { machine, node, frame, args } = call;
        const site = machine.site(node, frame.context, "json");
        const text = asWritten(machine, { node, frame }, args[0] ?? NOTHING);
        show(machine, text);
        machine.write(site.element, text);
        return one(site);
      },
    },
    parse: { name: "parse", apply: parse },
  },
};

/** What was written as JSON is read back; anything else comes from outside. */
export function parse(call: NativeCall): Values {
  if (call.args[1]) callback(call, 1, []);
  return union(...[...(call.args[0] ?? NOTHING)].map((value) => parsed(call, value)));
}

function parsed({ machine }: NativeCall, value: Value): Values {
  if (isSite(value, "json")) return machine.read(value.element);
  // An object of the service is no text, so that parsing it never gets further.
  if (value.kind === "service")
    return value.type.is === "text" ? one(envelopeOf(machine, value)) : NOTHING;
  if (value.kind === "foreign") return one(value);
  // Nothing that is no text is parsed: what is missing, or what an error of the language has in its place.
  if (value.kind === "plain" && (value.nullish || value.raised)) return NOTHING;
  const text = knownText(value);
  return text === null ? JUST_UNKNOWN : parsedLiteral(text);
}

/** Text in the code: nothing where it is no JSON, such as the empty text before a body is read. */
function parsedLiteral(text: string): Values {
  try {
    const value: unknown = JSON.parse(text);
    const isEmpty = typeof value !== "object" || value === null || Object.keys(value).length === 0;
    return isEmpty ? JUST_PLAIN : JUST_UNKNOWN;
  } catch {
    return NOTHING;
  }
}
