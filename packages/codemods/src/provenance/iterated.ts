import type { Frame } from "./frame.ts";
import { implicitCall } from "./invocation.ts";
import type { Machine } from "./machine.ts";
import { ASYNC_ITERATOR, ITERATOR } from "./members/well-known-symbol.ts";
import type { SiteValue, Value, Values } from "./value.ts";
import { flatMap, NOTHING, union } from "./values.ts";

/** What iterating an object of the program's own gives: what its iterator's `next` gives as `value`. */
export function iterated(machine: Machine, site: SiteValue, frame: Frame): Values {
  if (!isOwn(site)) return NOTHING;
  const iterators = union(
    calledMember(machine, site, ITERATOR, frame),
    calledMember(machine, site, ASYNC_ITERATOR, frame),
  );
  return flatMap(machine.verbs.awaited(iterators), (iterator) =>
    isOwn(iterator) ? stepped(machine, iterator, frame) : machine.verbs.elements(iterator, frame),
  );
}

function isOwn(value: Value): value is SiteValue {
  return value.kind === "site" && (value.is === "object" || value.is === "instance");
}

function stepped(machine: Machine, iterator: SiteValue, frame: Frame): Values {
  const results = machine.verbs.awaited(calledMember(machine, iterator, "next", frame));
  return flatMap(results, (result) => machine.verbs.member(result, "value", frame, iterator.node));
}

/** What a method gives, where the object has one of that name. */
function calledMember(machine: Machine, site: SiteValue, name: string, frame: Frame): Values {
  const methods = machine.verbs.member(site, name, frame, site.node);
  const callable = new Set(
    [...methods].filter(({ kind }) => kind === "function" || kind === "native"),
  );
  return machine.verbs.invoke(callable, {
    ...implicitCall({ frame, node: site.node }, []),
    self: site,
  });
}
