import { notFound } from "@habitshift/schemas";
import { type ServiceFault, serviceFault } from "@habitshift/validator/http";
import type { Store } from "../store/open-database.ts";
import type { Caller } from "./caller.ts";
import type { Page } from "./page-of.ts";

/** What an operation may touch: nothing else. */
export interface Scene {
  readonly store: Store;
  readonly now: Date;
  readonly caller: Caller;
  readonly createId: () => string;
}

/** What is asked of an operation; its body was judged before. */
interface Asked {
  /** The parameters of the path, decoded. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  /** Which part of a list; undefined: all of it, as v1 answers. */
  readonly page: Page | undefined;
}

/** What an operation answers. */
export interface Outcome {
  readonly status: number;
  readonly data: unknown;
  /** There with a list. */
  readonly total?: number;
}

export type Operation = (scene: Scene, asked: Asked) => Promise<Outcome | ServiceFault>;

export function done(data: unknown): Outcome {
  return { status: 200, data };
}

export function created(data: unknown): Outcome {
  return { status: 201, data };
}

export function missing(what: string): ServiceFault {
  return serviceFault(notFound.id, `${what} not found`);
}
