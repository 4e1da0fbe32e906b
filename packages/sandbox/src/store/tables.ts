import type { Generated } from "kysely";

/** Instants are milliseconds since 1970; `seq` keeps the order of creation. */
export interface Tables {
  readonly habits: Numbered & {
    readonly id: string;
    readonly name: string;
    /** JSON, or null where the habit has none. */
    readonly occurrence: string | null;
    readonly goals: string | null;
  };
  readonly logs: Numbered & {
    readonly id: string;
    readonly habitId: string;
    readonly targetDate: string;
    readonly value: number | null;
    readonly unitSymbol: string | null;
    readonly skipped: number;
  };
  readonly notes: Numbered & {
    readonly id: string;
    readonly habitId: string;
    readonly text: string;
  };
  readonly areas: Numbered & { readonly id: string; readonly name: string };
  /** `habits` is JSON. */
  readonly templates: Numbered & { readonly id: string; readonly habits: string };
  readonly keys: Numbered & {
    readonly id: string;
    readonly name: string;
    readonly hash: string;
    readonly version: string;
    /** JSON. */
    readonly scopes: string;
    readonly createdAt: number;
    readonly expiresAt: number | null;
    readonly revokedAt: number | null;
    readonly lastUsedAt: number | null;
    readonly requestCount: number;
    readonly perMinute: number | null;
    readonly perDay: number | null;
  };
  readonly users: Numbered & {
    readonly email: string;
    readonly passwordHash: string;
    readonly idTokenHash: string | null;
  };
  readonly tokens: {
    readonly hash: string;
    readonly kind: "access" | "refresh";
    readonly email: string;
    readonly expiresAt: number;
  };
  readonly windows: {
    readonly caller: string;
    readonly seconds: number;
    readonly start: number;
    readonly count: number;
  };
  readonly requestIds: {
    readonly caller: string;
    readonly id: string;
    readonly seenAt: number;
  };
  readonly account: { readonly id: number; readonly plan: string };
}

interface Numbered {
  readonly seq: Generated<number>;
}

/** What makes the tables, in words of SQLite. */
export const tableStatements: readonly string[] = [
  "create table if not exists habits (seq integer primary key autoincrement, id text not null unique, name text not null, occurrence text, goals text)",
  "create table if not exists logs (seq integer primary key autoincrement, id text not null unique, habitId text not null, targetDate text not null, value real, unitSymbol text, skipped integer not null)",
  "create index if not exists logsOfHabit on logs (habitId)",
  "create table if not exists notes (seq integer primary key autoincrement, id text not null unique, habitId text not null, text text not null)",
  "create index if not exists notesOfHabit on notes (habitId)",
  "create table if not exists areas (seq integer primary key autoincrement, id text not null unique, name text not null)",
  "create table if not exists templates (seq integer primary key autoincrement, id text not null unique, habits text not null)",
  "create table if not exists keys (seq integer primary key autoincrement, id text not null unique, name text not null, hash text not null unique, version text not null, scopes text not null, createdAt integer not null, expiresAt integer, revokedAt integer, lastUsedAt integer, requestCount integer not null, perMinute integer, perDay integer)",
  "create table if not exists users (seq integer primary key autoincrement, email text not null unique, passwordHash text not null, idTokenHash text)",
  "create table if not exists tokens (hash text primary key, kind text not null, email text not null, expiresAt integer not null)",
  "create table if not exists windows (caller text not null, seconds integer not null, start integer not null, count integer not null, primary key (caller, seconds))",
  "create table if not exists requestIds (caller text not null, id text not null, seenAt integer not null, primary key (caller, id))",
  "create index if not exists requestIdsBySight on requestIds (seenAt)",
  "create table if not exists account (id integer primary key, plan text not null)",
];

/** Every table, for what empties them. */
export const tableNames = [
  "habits",
  "logs",
  "notes",
  "areas",
  "templates",
  "keys",
  "users",
  "tokens",
  "windows",
  "requestIds",
  "account",
] as const satisfies readonly (keyof Tables)[];
