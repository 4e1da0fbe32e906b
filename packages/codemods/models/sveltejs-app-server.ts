import { functionAmong } from "habitshift:model";

/** A function of the server that pages may call; what checks its argument stands before it. */
export function query(first, second) {
  return functionAmong(second) ? functionAmong(second) : functionAmong(first);
}

export const command = query;
export const form = query;
export const prerender = query;
