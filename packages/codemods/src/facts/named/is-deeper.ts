import { containerOfName } from "../shapes.ts";

/** Whether v2 has what a name stands for deeper. */
export function isDeeper(name: string): boolean {
  return containerOfName("habit", name) !== null;
}
