import { fetchNative } from "../../client/libraries/fetch.ts";
import { writeGlobal } from "../modules/global-object.ts";
import { knownTexts } from "../text/text.ts";
import { JUST_PLAIN, JUST_UNKNOWN, NOTHING, one } from "../values.ts";
import { answering, asking, hearing, telling } from "./channels.ts";
import { libraryOf } from "./library.ts";
import type { Native } from "./native.ts";

const holding = (name: string, members: Readonly<Record<string, Native>>): Native => ({
  name,
  apply: () => JUST_UNKNOWN,
  members,
});

/** A window, whose page hears what it is told. */
const browserWindow = holding("window", {
  webContents: holding("webContents", { send: telling }),
});

/** `contextBridge.exposeInMainWorld(name, api)`: pages find it as a global. */
const exposing: Native = {
  name: "exposeInMainWorld",
  apply: ({ machine, frame, args }) => {
    for (const name of knownTexts(args[0] ?? NOTHING))
      writeGlobal(machine, name, args[1] ?? NOTHING, frame.context.module);
    return JUST_PLAIN;
  },
};

/** `electron`, as far as its processes tell each other something; the rest of it may be anything. */
export const electron = libraryOf("electron", {
  ipcMain: holding("ipcMain", {
    handle: answering,
    handleOnce: answering,
    on: hearing,
    once: hearing,
  }),
  ipcRenderer: holding("ipcRenderer", {
    invoke: asking,
    send: telling,
    on: hearing,
    once: hearing,
  }),
  contextBridge: holding("contextBridge", { exposeInMainWorld: exposing }),
  BrowserWindow: {
    ...holding("BrowserWindow", {}),
    construct: ({ machine }) => one(machine.intern.native(browserWindow, null)),
  },
  net: holding("net", { fetch: fetchNative }),
});
