import type { Values } from "../provenance/value.ts";
import type { HttpClient, View } from "./http-client.ts";

/** A function of the options that a client calls on the way, and what it is given. */
export interface Hook {
  /** Where it stands in the options, or a list of such functions. */
  readonly at: readonly string[];
  readonly args: readonly ("request" | "response" | "context" | "failure" | "refusal")[];
  /** Whether an answer that it gives goes in the place of the one that came. */
  readonly answers?: boolean;
}

/** How a call's answer is read where an option says it. */
interface Reading {
  readonly client: HttpClient;
  /** What awaiting the call gives. */
  readonly gives: View;
}

/** A client whose calls take a URL and an object of options; its instances take such options for all their calls. */
export interface OptionsClient extends HttpClient {
  /** The option that holds a base URL; null where there is none. */
  readonly base: string | null;
  /** The options that hold the body, as an object or as JSON. */
  readonly bodies: readonly string[];
  /** The options that hold query parameters. */
  readonly queries: readonly string[];
  /** Members that send a request by the method that they are named after. */
  readonly verbs: readonly string[];
  /** Members that make an instance. */
  readonly makers: readonly string[];
  /** Members that send a request, and what awaiting them gives. */
  readonly calls: Readonly<Record<string, View>>;
  readonly gives: View;
  /** The member of the answer that is given where not the whole is: hooks may put something else there. */
  readonly body?: string;
  /** Methods of the promise that a call gives. */
  readonly shortcuts: Readonly<Record<string, View>>;
  readonly hooks: readonly Hook[];
  /** The member that goes through the pages of a list; absent where there is none. */
  readonly pages?: string;
  /** Reads the answer otherwise, by what an option is; absent where none says so. */
  readonly reading?: (option: (name: string) => Values) => Reading;
}
