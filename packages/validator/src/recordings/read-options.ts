/** What a reader cannot know from the text alone. */
export interface ReadOptions {
  /** The name of the file, of which the ending tells the format. */
  readonly name?: string;
  /** Values of variables, such as those of the environment. */
  readonly variables?: Readonly<Record<string, string | undefined>>;
  /** The text of a file that the recording names, relative to it; undefined where it is not at hand. */
  readonly readFile?: (path: string) => string | undefined;
}
