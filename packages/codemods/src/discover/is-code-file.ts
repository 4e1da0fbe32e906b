const codeName = /\.(?:[cm]?[jt]s|[jt]sx|vue|svelte|html?|[cm]?jsx?\.flow)$/;

/** Whether a name is that of a file in a dialect that can be read. */
export function isCodeFile(name: string): boolean {
  return codeName.test(name);
}
