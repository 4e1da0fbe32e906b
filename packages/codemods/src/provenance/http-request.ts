import type { ts } from "ts-morph";
import type { HttpClient } from "../client/http-client.ts";
import type { SiteValue, Values } from "./value.ts";

/** An HTTP call as a client library makes it: what it sends, and where that stands in the code. */
export interface HttpRequest {
  readonly client: HttpClient;
  /** The call (or `new Request`) expression. */
  readonly node: ts.Node;
  readonly url: Values;
  /** Empty: GET. */
  readonly method: Values;
  /** Each layer of headers, such as those of the instance and of the call. */
  readonly headers: readonly Values[];
  readonly body: Values;
  /** Query parameters that are given apart from the URL. */
  readonly query: Values;
  /** The object that makes the call, such as an axios instance; null where the client is a function. */
  readonly instance: SiteValue | null;
  readonly slots: RequestSlots;
  /** Whether an application of the program is asked in person: nothing else answers, whatever the path. */
  readonly own?: true;
}

/** A setting of `ajax`: an argument of the call that is short for it, or what its name says. */
export interface ShortSetting {
  readonly name: string;
  readonly value: ts.Expression | string;
}

/** Where the parts of a call stand. */
interface RequestSlots {
  readonly url: ts.Expression | null;
  /** The argument that holds options, and its position; null where there is none. */
  readonly options: ts.Expression | null;
  readonly optionsIndex: number;
  /** The position of an argument that is the headers themselves, for calls that take them so. */
  readonly headersIndex?: number;
  readonly body: ts.Expression | null;
  /** The method's name where it is part of the callee, such as `delete` in `axios.delete`. */
  readonly verb: ts.Node | null;
  /** The literal of headers that each request of the client is given anew on its way. */
  readonly everywhere?: ts.ObjectLiteralExpression | null;
  /** What the arguments stand for, of a call that takes no headers but is short for one of `ajax` that does. */
  readonly shortFor?: readonly ShortSetting[];
  /** Expressions that further calls of a chain hand over. */
  readonly parts?: ReadonlySet<ts.Expression>;
  /** The pattern by which a mock knows the path, where it names none. */
  readonly pattern?: RegExp;
  /** The method that gives the request a header by its name, once it is made. */
  readonly setter?: string;
  /** The link of a chain that takes headers, and on which side of the call it may stand. */
  readonly link?: { readonly name: string; readonly side: "before" | "behind" };
}
