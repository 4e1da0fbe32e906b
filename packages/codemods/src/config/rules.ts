import { isRecord } from "../is-record.ts";
import { suggest } from "./nearest-name.ts";

/** Says what is wrong with a value that stands at `member`; nothing where it is fine. */
export type Rule = (value: unknown, member: string) => readonly string[];

/** A rule for values that a test decides; `expected` completes "must be …". */
export function mustBe(expected: string, test: (value: unknown) => boolean): Rule {
  return (value, member) =>
    test(value) ? [] : [`${member} must be ${expected}, not ${describe(value)}`];
}

export function listOf(rule: Rule): Rule {
  return (value, member) =>
    Array.isArray(value)
      ? value.flatMap((item, index) => rule(item, `${member}[${index}]`))
      : [`${member} must be a list, not ${describe(value)}`];
}

export function recordOf(rule: Rule): Rule {
  return (value, member) =>
    isRecord(value)
      ? Object.entries(value).flatMap(([key, item]) => rule(item, `${member}.${key}`))
      : [`${member} must be an object, not ${describe(value)}`];
}

/** An object with these members and no others; those in `required` must be there. */
export function objectOf(rules: Readonly<Record<string, Rule>>, required: readonly string[]): Rule {
  return (value, member) => {
    if (!isRecord(value)) {
      return [`${member || "the configuration"} must be an object, not ${describe(value)}`];
    }
    const path = (key: string) => (member === "" ? key : `${member}.${key}`);
    const missing = required.filter((key) => value[key] === undefined);
    return [
      ...missing.map((key) => `${path(key)} is missing`),
      ...Object.entries(value).flatMap(([key, item]) => {
        const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
        if (rule !== undefined) return item === undefined ? [] : rule(item, path(key));
        return [`${path(key)} is not a member${suggest(key, Object.keys(rules))}`];
      }),
    ];
  };
}

function describe(value: unknown): string {
  if (value === undefined) return "absent";
  if (typeof value === "function") return "a function";
  if (Array.isArray(value)) return "a list";
  if (isRecord(value)) return "an object";
  return typeof value === "bigint" ? `${value}n` : JSON.stringify(value);
}
