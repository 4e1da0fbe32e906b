import type { Values } from "../value.ts";
import { JUST_PLAIN, NOTHING, one } from "../values.ts";
import type { Native, NativeCall } from "./native.ts";
import { promiseOf } from "./promise.ts";

const decoderStream: Native = { name: "decoder-stream", apply: () => JUST_PLAIN };

/** `new TextDecoderStream()`: what goes through it is the same text. */
export const decoderStreamClass: Native = {
  name: "TextDecoderStream",
  apply: () => JUST_PLAIN,
  construct: ({ machine }) => one(machine.intern.native(decoderStream, null)),
};

/** A body that is only decoded on its way stays that body. */
function pipedThrough({ self, args }: NativeCall): Values {
  const isDecoded = [...(args[0] ?? NOTHING)].some(
    (value) => value.kind === "native" && value.native === decoderStream,
  );
  return self && isDecoded ? one(self) : JUST_PLAIN;
}

/** `reader.read()` promises `{ value, done }`, piece by piece. */
function readPiece({ machine, self, node, frame }: NativeCall): Values {
  const piece = machine.site(node, frame.context, "object");
  machine.write(machine.prop(piece, "value"), self ? one(self) : NOTHING);
  machine.write(machine.prop(piece, "done"), JUST_PLAIN);
  return promiseOf(machine, one(piece), node, frame.context);
}

const read: Native = { name: "read", apply: readPiece };

function reader({ machine, self, node, frame }: NativeCall): Values {
  const site = machine.site(node, frame.context, "object");
  machine.write(machine.prop(site, "read"), one(machine.intern.native(read, self)));
  return one(site);
}

/** Methods of the body of an answer as a stream of the platform. */
export const webStreamMethods: Readonly<Record<string, Native>> = {
  pipeThrough: { name: "pipeThrough", apply: pipedThrough },
  getReader: { name: "getReader", apply: reader },
};
