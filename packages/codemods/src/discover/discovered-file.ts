/** A code file that discovery counts. */
export interface DiscoveredFile {
  /** Relative to the root, with `/`; sorted by code units in `Project.files`. */
  readonly path: string;
  /** True where the user named this very file: it is read even if it looks generated. */
  readonly named: boolean;
}
