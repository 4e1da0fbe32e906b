/** The statuses of answers that have no body. */
export const nullBodyStatuses: ReadonlySet<number> = new Set([101, 204, 205, 304]);
