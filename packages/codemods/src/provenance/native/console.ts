import { show } from "../show.ts";
import { JUST_PLAIN } from "../values.ts";
import type { Native } from "./native.ts";

/** A method that shows whoever runs the program all of what it is given. */
const showing = (name: string): Native => ({
  name,
  apply: ({ machine, args }) => {
    show(machine, ...args);
    return JUST_PLAIN;
  },
});

const methods = "log error warn info debug dir table trace group groupEnd time timeEnd".split(" ");

/** The global `console`. */
export const consoleGlobal: Native = {
  name: "console",
  apply: () => JUST_PLAIN,
  members: Object.fromEntries(methods.map((name) => [name, showing(name)])),
};
