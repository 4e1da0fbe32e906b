import type { Context } from "./context.ts";

/** What one context was seen to do, under a key that no other context has. */
interface Entry {
  readonly context: Context;
}

/** Puts what is seen into maps, and finds again what one context put there without looking through them. */
interface ByContext {
  put<Of extends Entry>(into: Map<string, Of>, key: string, seen: Of): void;
  /** Takes out of a map what a context put there and a test holds for. */
  drop<Of extends Entry>(
    from: Map<string, Of>,
    context: Context,
    test: (seen: Of) => boolean,
  ): void;
  /** Takes out of all maps what a context put there. */
  forget(context: Context): void;
}

/** Nothing seen yet. */
export function createByContext(): ByContext {
  const keys = new Map<Context, Map<Map<string, Entry>, Set<string>>>();
  return {
    put: (into, key, seen) => {
      into.set(key, seen);
      const maps = keys.get(seen.context) ?? new Map<Map<string, Entry>, Set<string>>();
      keys.set(seen.context, maps);
      const known = maps.get(into as Map<string, Entry>);
      if (known) known.add(key);
      else maps.set(into as Map<string, Entry>, new Set([key]));
    },
    drop: (from, context, test) => {
      const known = keys.get(context)?.get(from as Map<string, Entry>) ?? [];
      for (const key of known) {
        const seen = from.get(key);
        if (seen && test(seen)) from.delete(key);
      }
    },
    forget: (context) => {
      for (const [from, known] of keys.get(context) ?? [])
        for (const key of known) from.delete(key);
      keys.delete(context);
    },
  };
}
