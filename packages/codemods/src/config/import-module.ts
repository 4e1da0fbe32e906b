/** Imports a module of the user's: in a file of its own, as a program in one file has to be told how. */
export const importModule = (address: string): Promise<Readonly<Record<string, unknown>>> =>
  import(address);
