/** Where an object keeps what `Object.assign` put over its own members; no code can spell the name. */
export const MERGED = "(merged)";
