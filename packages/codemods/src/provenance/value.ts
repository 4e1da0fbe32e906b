import type { Endpoint, Shape } from "@habitshift/schemas";
import type { ts } from "ts-morph";
import type { HttpClient } from "../client/http-client.ts";
import type { Cell } from "./cell.ts";
import type { Context } from "./context.ts";
import type { Native } from "./native/native.ts";
import type { TextValue } from "./text/text-value.ts";
import type { TypeRef } from "./types/type-ref.ts";

/**
 * What an expression can hold. Values are interned: the same value is the same object, so that
 * sets of them compare by identity.
 */
export type Value =
  | PlainValue
  | TextValue
  | ServiceValue
  | FieldValue
  | SiteValue
  | FunctionValue
  | NativeValue
  | TypedValue
  | ForeignValue
  | UnknownValue;

export type Values = ReadonlySet<Value>;

/** A number, boolean, `null` or text that is surely no service value, or an error that the language raised. */
export interface PlainValue {
  readonly kind: "plain";
  readonly nullish: boolean;
  /** How a test turned out; absent where it may be either, and where it is no test. */
  readonly truth?: boolean;
  readonly raised?: true;
}

/** Something the service answered with. */
export interface ServiceValue {
  readonly kind: "service";
  readonly call: ServiceCall;
  readonly type: ServiceType;
}

export type ServiceType =
  /** What is done to answers that are given is not done to those that an error carries. */
  | { readonly is: "response"; readonly client: HttpClient; readonly refused?: true }
  /** The body before it is parsed: its text, its bytes or a piece of them. */
  | { readonly is: "text" }
  | { readonly is: "envelope" }
  /** A client's error that carries the response. */
  | { readonly is: "failure" }
  | { readonly is: "list"; readonly of: Shape }
  | { readonly is: "payload"; readonly of: Shape };

/** A member of a service payload or envelope, or of a declared type that may hold one. */
export interface FieldValue {
  readonly kind: "field";
  readonly holder: ServiceValue | TypedValue;
  readonly name: string;
}

/** An HTTP call of a known endpoint: one call expression may be several. */
export interface ServiceCall {
  readonly id: number;
  readonly node: ts.Node;
  readonly endpoint: Endpoint;
  readonly client: HttpClient;
}

export type SiteKind =
  | "object"
  | "array"
  | "map"
  | "set"
  | "promise"
  | "iterator"
  | "instance"
  | "class"
  | "function"
  | "json"
  | "headers"
  /** Angular's headers and parameters, whose methods give changed copies. */
  | "http-headers"
  | "http-params"
  | "schema"
  | "search-params"
  | "url"
  | "request"
  | "response"
  | "mock-function"
  | "mocked-route"
  | "mocked-request"
  | "mocked-response"
  | "mocked-scope"
  | "mocked-client"
  | "mocked-answer"
  | "expected-request"
  | "expectation"
  | "axios"
  | "axios-defaults"
  | "axios-interceptors"
  | "axios-request"
  | "axios-response"
  | "axios-config"
  | "axios-given"
  | "context"
  | "arguments"
  | "entry"
  | "emitter"
  /** A client's answer whose body code has changed. */
  | "answer"
  /** What a server of the program itself answers, as the client gives it. */
  | "own-answer"
  /** Options of a client's instance, or of a request as a hook sees it. */
  | "defaults"
  | "accumulator"
  | "exports";

/** An object that code creates: all that one expression creates in one context is one site. */
export interface SiteValue {
  readonly kind: "site";
  readonly is: SiteKind;
  readonly node: ts.Node;
  readonly context: Context;
  readonly props: Map<string, Cell>;
  /** Elements of an array, values under unknown keys, what a promise gives. */
  readonly element: Cell;
  /** Values whose members it copied. */
  readonly spread: Cell;
  /** Members written after the last spread, which hide what it copied. */
  readonly own: Set<string>;
  /** What an object literal writes, in order: the name of a member, or what it spreads. */
  readonly layers: Layer[];
  /** Members written after it was made. */
  readonly assigned: Map<string, Cell>;
  /** Grow when a member is written for the first time after it was made: who asked before runs again. */
  readonly firstAssigned: Map<string, Cell>;
  /** The runs that went through all its members. */
  readonly surveyed: Set<Context>;
  /** What the type parameters of an instance's classes stand for, by class. */
  readonly types: Map<ts.Node, ReadonlyMap<string, TypeRef>>;
}

export type Layer =
  | { readonly name: string; readonly cell: Cell }
  | { readonly name: null; readonly cell: Cell };

export interface FunctionValue {
  readonly kind: "function";
  readonly node: FunctionNode;
  readonly context: Context;
  readonly self: Value | null;
}

export type FunctionNode = ts.FunctionLikeDeclaration;

export interface NativeValue {
  readonly kind: "native";
  readonly native: Native;
  readonly self: Value | null;
}

/** A value of a declared type that came from nowhere known. */
export interface TypedValue {
  readonly kind: "typed";
  readonly type: TypeRef;
}

/** What another service, or none, gave. */
export interface ForeignValue {
  readonly kind: "foreign";
  /** What the address of its calls begins with, by which services that share a client are told apart. */
  readonly base: object | string;
  /** The resource that its calls name there. One value for each call would be hundreds in a large program. */
  readonly resource: string;
}

export interface UnknownValue {
  readonly kind: "unknown";
  /** Whether only a declared type says that something may be there, and nothing was seen to come. */
  readonly declared?: true;
  /** The call of code that is not followed which gave it, where that had something of the service. */
  readonly from?: ts.Node;
  /** What is on a page: an element, or elements that jQuery found. */
  readonly onPage?: "element" | "found";
}

export function isNullish(value: Value): boolean {
  return value.kind === "plain" && value.nullish;
}

export function isSite(value: Value, ...kinds: readonly SiteKind[]): value is SiteValue {
  return value.kind === "site" && kinds.includes(value.is);
}

/** The members that something was written to; reading one makes its cell, too. */
export function writtenNames(site: SiteValue): readonly string[] {
  return [...site.props].filter(([, cell]) => cell.values.size > 0).map(([name]) => name);
}

export function isWrittenTo(site: SiteValue, name: string): boolean {
  return (site.props.get(name)?.values.size ?? 0) > 0;
}
