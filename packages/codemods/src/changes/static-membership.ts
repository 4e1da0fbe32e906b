/** Functions that are asked whether an object, their first argument, has a member, their second. */
export const STATIC: ReadonlySet<string> = new Set([
  "Object.hasOwn",
  "Object.prototype.hasOwnProperty.call",
  "Reflect.has",
]);
