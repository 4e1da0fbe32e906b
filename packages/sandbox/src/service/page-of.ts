import { limits, paging } from "@habitshift/schemas";

/** Which part of a list is asked for. */
export interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** The part of a list that a query asks for (decision `v1-lists`); the query was judged before. */
export function pageOf(query: string): Page {
  const parameters = new URLSearchParams(query);
  return {
    limit: Number(parameters.get(paging.limit) ?? limits.pageSizeDefault.value),
    offset: Number(parameters.get(paging.offset) ?? 0),
  };
}
