import type { DecisionTopic } from "./decisions.ts";

/** Where a fact comes from: a section of the service's specification, or our decision where it is silent. */
export type Source =
  | { readonly kind: "specification"; readonly section: string }
  | { readonly kind: "decision"; readonly topic: DecisionTopic };

/** A fact that the specification states, by the number of its section, such as `2.1`. */
export function specified(section: string): Source {
  return { kind: "specification", section };
}

/** A fact that the specification leaves open and `decisions` settles, by the topic of the decision. */
export function decided(topic: DecisionTopic): Source {
  return { kind: "decision", topic };
}
