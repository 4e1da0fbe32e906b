/** What a reading calls with an object whose members a template goes through by any names. */
export const ENUMERATED = "\u01B2enumerated";
