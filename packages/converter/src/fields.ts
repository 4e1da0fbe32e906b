import type { FieldMapping } from "@habitshift/schemas";

/** A field that moves. */
export type Move = Extract<FieldMapping, { op: "move" }>;

/** A field that is gone. */
export type Removal = Extract<FieldMapping, { op: "remove" }>;

/** A value that stands for several members. */
export type Expansion = Extract<FieldMapping, { op: "expand" }>;
