import { ts } from "ts-morph";
import { implicitCall } from "../invocation.ts";
import { show } from "../show.ts";
import { bodiesIn } from "../text/body-pieces.ts";
import { textsOf } from "../text/text.ts";
import type { Values } from "../value.ts";
import { flatMap, JUST_NULLISH, NOTHING, one } from "../values.ts";
import { textDecoder } from "./bytes.ts";
import { queryOf, searchParamsGlobal } from "./http-objects.ts";
import { inherits } from "./inherits.ts";
import { given } from "./itself.ts";
import { parse } from "./json.ts";
import { type Exported, libraryOf } from "./library.ts";
import { likened } from "./likened.ts";
import type { Native, NativeCall } from "./native.ts";
import { extendOne } from "./object.ts";
import { awaited, promiseOf } from "./promise.ts";
import { replaced } from "./string.ts";
import { urlGlobal, urlOf } from "./url.ts";
import { urlFormat } from "./url-format.ts";
import { urlResolve } from "./url-resolve.ts";

/** The pieces of a body that a stream gives. */
function bodyOf(call: NativeCall): Values {
  return flatMap(call.args[0] ?? NOTHING, (stream) => {
    const pieces = call.machine.verbs.elements(stream, call.frame);
    return stream.kind === "foreign" ? one(stream) : bodiesIn(pieces);
  });
}

const consumer = (name: string, read: (call: NativeCall, body: Values) => Values): Native => ({
  name,
  apply: (call) => promiseOf(call.machine, read(call, bodyOf(call)), call.node, call.frame.context),
});

/** What `node:stream/consumers` exports. */
export const consumersExternals: Exported = libraryOf("consumers", {
  json: consumer("json", (call, body) => parse({ ...call, args: [body] })),
  text: consumer("text", (_, body) => body),
  buffer: consumer("buffer", (_, body) => body),
});

/** `promisify(fn)`: a function that promises what `fn` calls back with. */
const promisify: Native = {
  name: "promisify",
  apply: (call) => {
    const { machine, node, frame } = call;
    // What is promisified may become known only later.
    const held = machine.site(node, frame.context, "accumulator").element;
    machine.write(held, call.args[0] ?? NOTHING);
    const promised: Native = {
      name: "promisified",
      apply: (inner) => {
        const site = machine.site(inner.node, inner.frame.context, "promise");
        const back: Native = {
          name: "back",
          apply: ({ args }) => {
            machine.write(site.element, awaited(machine, args[1] ?? NOTHING));
            return NOTHING;
          },
        };
        const resolver = machine.nativeAt(inner.node, inner.frame.context, back);
        const given = [...inner.args, one(machine.intern.native(resolver, null))];
        machine.verbs.invoke(machine.read(held), { ...inner, args: given });
        return one(site);
      },
    };
    return one(machine.intern.native(machine.nativeAt(node, frame.context, promised), null));
  },
};

/** `callbackify(fn)`: a function that calls back with what `fn` promises. */
const callbackify: Native = {
  name: "callbackify",
  apply: (call) => {
    const { machine, node, frame } = call;
    const called: Native = {
      name: "callbackified",
      apply: (inner) => {
        const promised = machine.verbs.invoke(call.args[0] ?? NOTHING, inner);
        const back = inner.args.at(-1) ?? NOTHING;
        const args = [JUST_NULLISH, awaited(machine, promised)];
        return machine.verbs.invoke(back, implicitCall(inner, args));
      },
    };
    return one(machine.intern.native(machine.nativeAt(node, frame.context, called), null));
  },
};

/** `format('/habits/%s', id)`: each mark gives way to the argument at its turn. */
const format: Native = {
  name: "format",
  apply: ({ machine, args, argNodes, node }) => {
    show(machine, ...args);
    return args
      .slice(1)
      .reduce<Values>(
        (texts, given, index) =>
          flatMap(texts, (text) =>
            isNone(given, argNodes[index + 1])
              ? one(text)
              : flatMap(textsOf(machine, given, argNodes[index + 1] ?? node), (inserted) =>
                  text.kind === "text" && inserted.kind === "text"
                    ? one(machine.intern.text(replaced(text, FORMAT_MARK, inserted)))
                    : one(text),
                ),
          ),
        textsOf(machine, args[0] ?? NOTHING, argNodes[0] ?? node),
      );
  },
};
const FORMAT_MARK = /%[sdi]/;

/** `...rest` of a call that gave nothing more. */
function isNone(given: Values, node: ts.Node | undefined): boolean {
  return given.size === 0 && node !== undefined && ts.isSpreadElement(node);
}

/** What `node:util` exports. */
export const utilExternals: Exported = libraryOf("util", {
  _extend: extendOne,
  callbackify,
  format,
  inherits,
  isDeepStrictEqual: likened("isDeepStrictEqual"),
  promisify,
  ...textDecoder,
});

/** The text of a query: a hole whose parameters are known. */
const queryText: Native = { name: "stringify", apply: (call) => queryOf(call) };

/** What `node:querystring` exports, and libraries after its example. */
export const queryExternals: Exported = libraryOf("querystring", {
  stringify: queryText,
  encode: queryText,
});

/** A path is spelled as the URL is. */
const asText: Native = {
  name: "fileURLToPath",
  apply: ({ machine, node, args, argNodes }) =>
    textsOf(machine, args[0] ?? NOTHING, argNodes[0] ?? node),
};

/** What `node:url` exports. */
export const urlExternals: Exported = libraryOf("url", {
  URL: urlGlobal,
  URLSearchParams: searchParamsGlobal,
  // The parts of a legacy URL are named as the options of a request are.
  parse: { name: "parse", apply: (call) => urlOf({ ...call, args: call.args.slice(0, 1) }) },
  format: urlFormat,
  resolve: urlResolve,
  fileURLToPath: asText,
  pathToFileURL: asText,
  urlToHttpOptions: given("urlToHttpOptions"),
});
