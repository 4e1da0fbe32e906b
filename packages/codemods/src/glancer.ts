import { fromUtf16 } from "./discover/decode-source.ts";
import { createDesk } from "./discover/desk.ts";
import { type Glance, glanceAt } from "./glance.ts";
import type { Project } from "./model.ts";
import { namesVersion } from "./names-service.ts";

const NOTHING = Buffer.alloc(0);

/** Looks at one file after the other; null for one that cannot be read, which is a candidate, so that it is reported. */
export function createGlancer(
  project: Project,
  onAsk: (path: string) => void = () => {},
): (path: string) => Glance | null {
  const desk = createDesk();
  return (path) => {
    try {
      const bytes = project.bytes(path, desk);
      // Bytes of another encoding tell nothing: one that speaks of the service is reported as unreadable.
      const wide = fromUtf16(bytes);
      if (wide && namesVersion(wide)) return null;
      return { ...glanceAt(path, bytes), bytes: bytesLater(project, path, onAsk) };
    } catch {
      return null;
    }
  };
}

/**
 * Reads a file once it is asked for: to hold them all costs more than to read some of them again.
 *
 * @param onAsk - Is told each time.
 */
export function bytesLater(
  project: Project,
  path: string,
  onAsk: (path: string) => void,
): () => Buffer {
  let bytes: Buffer | null = null;
  return () => {
    onAsk(path);
    // A file that went since it was looked at has nothing to say; whoever reads it as a candidate tells of that.
    bytes ??= readAgain(project, path) ?? NOTHING;
    return bytes;
  };
}

function readAgain(project: Project, path: string): Buffer | null {
  try {
    return project.bytes(path);
  } catch {
    return null;
  }
}
