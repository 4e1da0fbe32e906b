/** What `settings.habitshift` of a configuration of ESLint may say. */
export interface Settings {
  /** Milliseconds that an editor waits for what is found in unsaved text, before it shows what was found last. */
  readonly patience: number;
}

const usual = 1000;

/** @throws Error - where there is something else. */
export function readSettings(settings: unknown): Settings {
  if (settings === undefined) return { patience: usual };
  if (typeof settings !== "object" || settings === null) {
    throw new Error("settings.habitshift is to be an object, such as { patience: 2000 }");
  }
  const unknown = Object.keys(settings).find((name) => name !== "patience");
  if (unknown !== undefined) {
    throw new Error(`settings.habitshift has no member ${unknown}; it has patience`);
  }
  const { patience = usual } = settings as { readonly patience?: unknown };
  if (typeof patience !== "number" || !(patience >= 0)) {
    throw new Error("settings.habitshift.patience is to be a number of milliseconds, from 0");
  }
  return { patience };
}
