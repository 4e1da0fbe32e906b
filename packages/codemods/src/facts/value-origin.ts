import type { Value } from "../provenance/value.ts";

/** Whether a value is what the service answered, or part of that, or may be by its type. */
export function isAnswered({ kind }: Value): boolean {
  return kind === "service" || kind === "field" || kind === "typed";
}

/** Whether the service itself answered with a value. */
export function isOfService({ kind }: Value): boolean {
  return kind === "service";
}

/** Whether nothing ties values to the service, while nobody can tell of some of them where they come from. */
export function areOfUnknownOrigin(values: readonly Value[]): boolean {
  return values.some(isOfUnknownOrigin) && !values.some(isAnswered);
}

/** Whether nobody can tell where a value comes from, or another service gave it. */
export function isOfUnknownOrigin(value: Value): boolean {
  return value.kind === "foreign" || (value.kind === "unknown" && !value.declared);
}

/** Whether a value is known only to stand where a type says so, beside what is known to stand there. */
export function isJustDeclared(value: Value): boolean {
  return value.kind === "unknown" && value.declared === true;
}

/** What a type has as a member of any type, as `value: T` of a `Result<T>`: nothing more beside what is known to come there. */
export function isDeclaredMember(value: Value): boolean {
  return value.kind === "field" && value.holder.kind === "typed";
}
