/** Loads what cannot be part of the bundle; its build puts the import of Node here. */
export const importModule = (name: string): Promise<Readonly<Record<string, unknown>>> =>
  import(name);
