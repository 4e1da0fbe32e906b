import type { Project } from "@habitshift/codemods";

/** A project in which one of its files has another text than on disk. */
export function overlayText(project: Project, file: string, text: string): Project {
  return {
    ...project,
    // How the file looks on disk says nothing of what it has now.
    signature: (path) => (path === file ? null : (project.signature?.(path) ?? null)),
    bytes: (path, allocate) => (path === file ? Buffer.from(text) : project.bytes(path, allocate)),
    // What was read before would be judged for what it is: unreadable, or generated.
    read: (path) => (path === file ? { ...project.read(path), text } : project.read(path)),
  };
}
