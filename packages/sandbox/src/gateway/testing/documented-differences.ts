import { type CallV1, lawKeys } from "./any-v1-calls.ts";

/** What the gateway over v2 answers otherwise than v1 did, and why it may. */
export interface DocumentedDifference {
  readonly id: string;
  readonly why: string;
  /** What the gateway answers; any, where v2 alone says. */
  readonly statuses: readonly number[] | "any";
  /** @param status - What v1 answered. */
  readonly applies: (call: CallV1, status: number) => boolean;
}

export const documentedDifferences: readonly DocumentedDifference[] = [
  {
    id: "address that v1 never had",
    why: "any other v1 call is 410 Gone (change `v1-sunset`), whoever makes it",
    statuses: [410],
    applies: ({ endpoint }, status) => endpoint === undefined && status !== 405,
  },
  {
    id: "key of v1",
    why: "a key works on the paths of its version, and a person makes the new one (change `api-key-version`)",
    statuses: [403, 400],
    applies: ({ key }) => key === lawKeys.ofV1,
  },
  {
    id: "nothing to delete",
    why: "v2 has no scope for a batch as such, only for what is in it",
    statuses: [200],
    applies: ({ key, endpoint, body }, status) =>
      key === lawKeys.reader &&
      status === 403 &&
      endpoint === "v1.habits.bulk" &&
      namesNothing(Array.isArray(body) ? [body] : Object.values(Object(body))),
  },
  {
    id: "body before scope",
    why: "what a key may do only v2 knows, and what has no form in v2 cannot be asked of it",
    statuses: [403, 400],
    applies: ({ key }, status) => key === lawKeys.reader && status === 403,
  },
  {
    id: "no scope for logs",
    why: "`completedDates` is read from the logs (change `completed-dates-removed`), which this key may not read",
    statuses: [200],
    applies: ({ key, endpoint = "" }, status) =>
      key === lawKeys.reader && status === 200 && endpoint.startsWith("v1.habits."),
  },
  {
    id: "key of v2",
    why: "the key that the client was given for v2 is one that v1 refused (change `api-key-version`)",
    statuses: "any",
    applies: ({ key }) => key === lawKeys.ofV2,
  },
];

/** Whether there are lists, and nothing in any; a body without one is refused as such. */
function namesNothing(lists: readonly unknown[]): boolean {
  return lists.length > 0 && lists.every((list) => Array.isArray(list) && list.length === 0);
}
