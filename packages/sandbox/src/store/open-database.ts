import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely } from "kysely";
import Database from "libsql";
import { ImmediateDialect } from "./immediate-dialect.ts";
import { type Tables, tableStatements } from "./tables.ts";

/** The whole database, or what one transaction sees of it. */
export type Store = Kysely<Tables>;

/** How long one process waits for another that writes; in seconds. */
const patience = 10;

/**
 * Opens the database of a folder, which is made where there is none, or one in memory.
 *
 * @throws Error - where the folder cannot be written.
 */
export function openDatabase(folder?: string): Store {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const file = folder === undefined ? ":memory:" : join(folder, "sandbox.db");
  const database = new Database(file);
  // Before all else, as even the next words may meet another process that writes.
  database.exec(`pragma busy_timeout = ${patience * 1_000}`);
  // What is committed stands in the log of the file before it is answered: a kill at any moment loses none of it.
  if (folder !== undefined) {
    database.exec("pragma journal_mode = wal");
    database.exec("pragma synchronous = full");
  }
  for (const statement of tableStatements) database.exec(statement);
  return new Kysely<Tables>({ dialect: new ImmediateDialect({ database }) });
}
