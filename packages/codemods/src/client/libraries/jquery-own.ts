import { oncePer } from "../../program/once-per.ts";
import type { Program } from "../../program/program.ts";
import { heldByPage } from "../../provenance/native/held-by-page.ts";
import type { Native } from "../../provenance/native/native.ts";

const own = heldByPage("jquery");

/** What a program puts on `$`: until it does so, nothing is there, and nothing unknown either. */
const namesGiven = oncePer((program: Program): ReadonlySet<string> => {
  const found = [...program.modules.values()].flatMap(({ source, isModel }) =>
    isModel ? [] : [...source.text.matchAll(/(?:\$|\bjQuery)\.(\w+)\s*=[^=]/g)],
  );
  return new Set(found.map(([, name = ""]) => name));
});

/** Members of `$` that are the program's own, such as `$.publish`; those of jQuery stay what they are. */
export function withOwn(library: Native): Native {
  const isOwn = (name: string): boolean => !Object.hasOwn(library.members ?? {}, name);
  return {
    ...library,
    member: (machine, name) =>
      isOwn(name) && namesGiven(machine.program).has(name) ? own.read(machine, name) : null,
    replace: (machine, name, values) => {
      if (isOwn(name)) own.write(machine, name, values);
    },
  };
}
