import type { Successor } from "../model.ts";

/** Parts of successors that several endpoints share; each endpoint adds `change` and `endpoint`. */
type SharedPart = Omit<Successor, "change" | "endpoint">;

/** Only the prefix and what stands in the path of both versions differ. */
export const unmoved: SharedPart = { parameters: [], query: {}, distinctive: false };

/** The habit's id comes from the query or the body of v1 and moves into the path of v2. */
export const fromHabitId: SharedPart = {
  parameters: [{ name: "habitId", from: ["query", "body"] }],
  query: {},
  distinctive: false,
};
