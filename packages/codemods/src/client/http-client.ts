/** What can be had of an answer: its parsed body, the body as text or in pieces, or the answer itself. */
export type View = "envelope" | "text" | "response";

/** A client library as far as what it gives is concerned: how answers are unwrapped, and what it rejects with. */
export interface HttpClient {
  readonly name: string;
  /** Members of its response. */
  readonly members: Readonly<Record<string, View>>;
  /** Methods of its response that promise a view of it. */
  readonly promises: Readonly<Record<string, View>>;
  /** Whether the response is a stream of its body. */
  readonly streams: boolean;
  /** Members of the error that it rejects with where the service refuses; null where it gives the answer all the same. */
  readonly failure: Readonly<Record<string, View>> | null;
  /** What says in its member `url` where the request went: the response, the error, or the request that an error has. */
  readonly tellsUrl?: readonly ("response" | "error" | "request")[];
  /** Whether its instances take request interceptors. */
  readonly interceptors: boolean;
  /** The option that holds the body of a method which takes none as an argument, where others take one. */
  readonly bodyOption?: string;
  /** Whether an option with query parameters takes the place of those in the URL. */
  readonly replacesQuery?: true;
  /** Whether it takes only paths that a generated type lists, with their parameters in braces. */
  readonly isTyped?: true;
  /** Whether it parses its URLs by the standard, which takes `..` out of them before anything is sent. */
  readonly parsesUrls?: true;
  /** Whether each that subscribes to what a call gives sends the request anew. */
  readonly isCold?: true;
  /** Whether what a call was given is sent again later, as by a refresh. */
  readonly sendsAgain?: true;
  /** What makes a copy of its response that has other parts: the library whose model exports it, and its name there. */
  readonly copies?: readonly [library: string, exported: string];
  /** What it calls before each attempt, where it tries again by itself with the headers that it was given. */
  readonly attempts?: AttemptHook;
}

/** A function, or one of a list of them, among the options of a client that is called before each attempt. */
export interface AttemptHook {
  /** The option, and the member of it that holds the list; the option alone where it holds one function. */
  readonly at: readonly [option: string, list?: string];
  /** The methods of the requests that are tried again where nobody asks for it. */
  readonly methods: readonly string[];
  /** Statements before and behind those that set headers. */
  readonly around?: readonly [string, string];
  /** How a function of the list takes the headers of the attempt. */
  readonly parameter: string;
  /** How it sets one of them. */
  set(name: string, value: string): string;
}

/** The `fetch` of platforms, and all that give its `Response`. */
export const fetchClient: HttpClient = {
  name: "fetch",
  members: { body: "text" },
  promises: { json: "envelope", text: "text", arrayBuffer: "text", bytes: "text", blob: "text" },
  streams: false,
  failure: null,
  tellsUrl: ["response"],
  interceptors: false,
  parsesUrls: true,
};

export const axiosClient: HttpClient = {
  name: "axios",
  members: { data: "envelope" },
  promises: {},
  streams: false,
  failure: { response: "response" },
  interceptors: true,
  bodyOption: "data",
  parsesUrls: true,
};

/** RTK Query's base query, whose requests go through its `fetchFn`. */
export const baseQueryClient: HttpClient = { ...fetchClient, name: "rtk-query" };

/** Node's `http` and `https`. */
export const nodeClient: HttpClient = {
  name: "node",
  members: {},
  promises: {},
  streams: true,
  failure: null,
  interceptors: false,
};
