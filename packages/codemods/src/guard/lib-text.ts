import { getLibFiles } from "@ts-morph/common";

let texts: ReadonlyMap<string, string> | null = null;

/** The text of a library that comes with the compiler (`lib.dom.d.ts`); undefined where there is none of that name. */
export function libText(name: string): string | undefined {
  texts ??= new Map(getLibFiles().map(({ fileName, text }) => [fileName, text]));
  return texts.get(name);
}
