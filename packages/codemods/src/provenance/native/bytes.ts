import type { Values } from "../value.ts";
import { flatMap, JUST_PLAIN, NOTHING, one } from "../values.ts";
import { given } from "./itself.ts";
import { type Exported, libraryOf } from "./library.ts";
import type { Native, NativeCall } from "./native.ts";
import { decoderStreamClass } from "./web-stream.ts";

const plain = (name: string): Native => ({ name, apply: () => JUST_PLAIN });

/** The pieces of a body, put together. */
function concatenated({ machine, frame, args }: NativeCall): Values {
  return flatMap(args[0] ?? NOTHING, (value) => machine.verbs.elements(value, frame));
}

/** The global `Buffer`. */
const bufferGlobal: Native = {
  ...given("Buffer"),
  members: {
    from: given("from"),
    concat: { name: "concat", apply: concatenated },
    byteLength: plain("byteLength"),
    isBuffer: plain("isBuffer"),
    alloc: plain("alloc"),
  },
};

/** What is left of the bytes where none are given: the last of a text, which is that text with what came before. */
const decoded = (name: string): Native => ({
  name,
  apply: ({ machine, args }) => args[0] ?? one(machine.intern.text([])),
});

const decoder: Native = {
  name: "decoder",
  apply: () => JUST_PLAIN,
  members: { decode: decoded("decode"), write: decoded("write"), end: decoded("end") },
};

const decoderClass: Native = {
  name: "TextDecoder",
  apply: () => JUST_PLAIN,
  construct: ({ machine }) => one(machine.intern.native(decoder, null)),
};

/** What `node:buffer` exports. */
export const bufferExternals: Exported = libraryOf("buffer", { Buffer: bufferGlobal });

/** What `node:string_decoder` exports. */
export const stringDecoderExternals: Exported = libraryOf("string_decoder", {
  StringDecoder: decoderClass,
});

/** What `node:util` exports of the same name as the global. */
export const textDecoder: Readonly<Record<string, Native>> = { TextDecoder: decoderClass };

/** Globals that turn bytes into text and back. */
export const bytesGlobals: Readonly<Record<string, Native>> = {
  Buffer: bufferGlobal,
  ...textDecoder,
  TextDecoderStream: decoderStreamClass,
};
