import type { Machine } from "./machine.ts";
import type { Values } from "./value.ts";

/** Notes what somebody may read as it is, such as whoever runs the program, or code that is not followed. */
export function show(machine: Machine, ...shown: readonly Values[]): void {
  for (const values of shown) for (const value of values) machine.shown.add(value);
}
