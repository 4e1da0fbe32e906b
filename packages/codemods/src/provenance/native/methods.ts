import { angularMapMethods } from "../../client/libraries/angular-maps.ts";
import { axiosMethods } from "../../client/libraries/axios-methods.ts";
import { requestMethods } from "../../client/libraries/fetch.ts";
import { mockControls } from "../../mock/mock-function.ts";
import { mockMethods } from "../../mock/mock-methods.ts";
import type { Machine } from "../machine.ts";
import type { Value, Values } from "../value.ts";
import { one } from "../values.ts";
import { arrayMethods } from "./array.ts";
import { emitterMethods } from "./emitter.ts";
import { eventTargetMethods, pageEventMethods } from "./event-target.ts";
import { functionMethods } from "./function.ts";
import { headersMethods, searchParamsMethods } from "./http-objects.ts";
import { iteratorMethods } from "./iterator.ts";
import { jsonMethods } from "./json.ts";
import { mapMethods, setMethods } from "./map.ts";
import type { Native } from "./native.ts";
import { promiseMethods } from "./promise.ts";
import { responseMethods } from "./response.ts";
import { settledMethods } from "./settled-methods.ts";
import { stringMethods } from "./string.ts";
import { urlMethods } from "./url.ts";
import { webStreamMethods } from "./web-stream.ts";

type Methods = Readonly<Record<string, Native>>;

/** The built-in method of a value, bound to it; null where it has none of that name. */
export function nativeMethod(machine: Machine, value: Value, name: string): Values | null {
  for (const methods of methodsOf(machine, value)) {
    if (Object.hasOwn(methods, name)) {
      const native = methods[name];
      if (native) return one(machine.intern.native(native, value));
    }
  }
  return null;
}

function methodsOf(machine: Machine, value: Value): readonly Methods[] {
  switch (value.kind) {
    case "service":
      if (value.type.is === "list") return [arrayMethods];
      if (value.type.is === "text") return [jsonMethods, webStreamMethods];
      return value.type.is === "response" ? [responseMethods(value.type.client)] : [];
    case "site":
      return siteMethods(value.is);
    case "typed":
      return typedMethods(machine, value);
    case "function":
      return [functionMethods, mockControls];
    case "native":
      return value.native.members?.prototype ? [] : [functionMethods, mockControls];
    case "text":
      return [stringMethods];
    case "field":
    case "plain":
      return [stringMethods, arrayMethods];
    case "unknown":
      return [promiseMethods, arrayMethods, pageEventMethods];
    default:
      return [];
  }
}

function siteMethods(is: Extract<Value, { kind: "site" }>["is"]): readonly Methods[] {
  switch (is) {
    case "iterator":
      return [iteratorMethods];
    case "array":
    case "arguments":
    case "entry":
      return [arrayMethods];
    case "map":
      return [mapMethods];
    case "set":
      return [setMethods];
    case "promise":
      return [promiseMethods, settledMethods];
    case "http-headers":
    case "http-params":
      return [angularMapMethods];
    case "headers":
      return [headersMethods];
    case "search-params":
      return [searchParamsMethods];
    case "url":
      return [urlMethods];
    case "json":
      return [jsonMethods];
    case "request":
      return [requestMethods];
    case "emitter":
      return [emitterMethods, eventTargetMethods];
    case "axios":
      return [axiosMethods];
    default: {
      const mocked = mockMethods(is);
      return mocked ? [mocked] : [];
    }
  }
}

function typedMethods(
  machine: Machine,
  value: Extract<Value, { kind: "typed" }>,
): readonly Methods[] {
  const { is } = machine.types.expand(value.type);
  if (is === "list" || is === "tuple") return [arrayMethods, setMethods];
  if (is === "promise") return [promiseMethods];
  return is === "record" ? [mapMethods] : [];
}
