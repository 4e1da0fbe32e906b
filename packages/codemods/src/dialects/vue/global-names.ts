/** Names of the language that a template may use. */
export const LANGUAGE_NAMES: ReadonlySet<string> = new Set(
  (
    "Infinity,NaN,isFinite,isNaN,parseFloat,parseInt,decodeURI,decodeURIComponent,encodeURI," +
    "encodeURIComponent,Math,Number,Date,Array,Object,Boolean,String,RegExp,Map,Set,JSON,Intl,BigInt," +
    "console,Error,Symbol,require,arguments,globalThis"
  ).split(","),
);
