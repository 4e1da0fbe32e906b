import { beginsPath, mayNamePath, namesService } from "./names-service.ts";
import { servedWords } from "./server/route-links.ts";

/** What the text of a file that can matter says that its {@link Glance} does not. */
export interface Mention {
  /** The words by which others ask for what it serves. */
  readonly served: readonly string[];
  /** Whether it names what the user named. */
  readonly namesGiven: boolean;
  readonly namesService: boolean;
  readonly beginsPath: boolean;
  readonly mayNamePath: boolean;
}

/** Looks into the text of a file that can matter; `services` are the addresses and variables that the user named. */
export function mentionIn(path: string, bytes: Buffer, services: readonly string[]): Mention {
  return {
    served: servedWords(path, bytes.toString("utf8")),
    namesGiven: services.some((each) => bytes.includes(each)),
    namesService: namesService(bytes),
    beginsPath: beginsPath(bytes),
    mayNamePath: mayNamePath(bytes),
  };
}
