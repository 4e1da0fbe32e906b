import type { Habit } from "@habits/model";

export const line = ({ title, target, unit, streak }: Habit): string => `${title}: ${target} ${unit === "times" ? "x" : unit}, day ${streak}`;
