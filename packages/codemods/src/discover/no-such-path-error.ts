/** A path that the user named does not exist. */
export class NoSuchPathError extends Error {
  override readonly name = "NoSuchPathError";
  /** As the user wrote it. */
  readonly path: string;

  constructor(path: string, options?: { readonly cause: unknown }) {
    super(`no such file or folder: ${path}`, options);
    this.path = path;
  }
}
