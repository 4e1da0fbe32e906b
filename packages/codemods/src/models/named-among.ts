import { membersOf } from "../client/members-of.ts";
import { kebabCase, pascalCase } from "../program/letter-case.ts";
import type { NativeCall } from "../provenance/native/native.ts";
import { knownText } from "../provenance/text/text.ts";
import { isNullish, isSite, type Value, type Values, writtenNames } from "../provenance/value.ts";
import { flatMap, NOTHING, one, union } from "../provenance/values.ts";

/**
 * What names mean among the members of objects, in either spelling: any of them where only a run tells the name.
 * What is no name is meant itself.
 */
export function namedAmong(call: NativeCall): Values {
  const [names = NOTHING, ...others] = call.args;
  const objects = union(...others);
  return flatMap(names, (value) => {
    if (isNullish(value) || isNoName(value)) return one(value);
    const name = knownText(value);
    const meant = name === null ? flatNames(objects) : [name, pascalCase(name), kebabCase(name)];
    return union(...meant.map((each) => membersOf(call, objects, each)));
  });
}

/** Functions and objects are what is meant, and no name of it. */
function isNoName({ kind }: Value): boolean {
  return kind === "function" || kind === "native" || kind === "site" || kind === "service";
}

function flatNames(objects: Values): readonly string[] {
  return [...objects].flatMap((value) => (isSite(value, "object") ? writtenNames(value) : []));
}
