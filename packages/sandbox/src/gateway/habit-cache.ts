/** Habits that were read a moment ago, by who read them. */
export interface HabitCache {
  get(credential: string, url: string): Habit | undefined;
  put(credential: string, url: string, habit: Habit): void;
  /** What the gateway writes changes them. */
  forget(credential: string): void;
}

export type Habit = Readonly<Record<string, unknown>>;

/** A check-in may log what the habit asked for that long ago; in milliseconds. */
const lifetime = 5_000;
const keysAtMost = 1_000;
const habitsAtMost = 1_000;

export function createHabitCache(now: () => Date): HabitCache {
  const keys = new Map<string, Map<string, { readonly habit: Habit; readonly at: number }>>();
  return {
    get(credential, url) {
      const entry = keys.get(credential)?.get(url);
      return entry !== undefined && now().getTime() - entry.at < lifetime ? entry.habit : undefined;
    },
    put(credential, url, habit) {
      if (!keys.has(credential) && keys.size >= keysAtMost) keys.clear();
      const own = keys.get(credential) ?? new Map();
      if (own.size >= habitsAtMost) own.clear();
      own.set(url, { habit, at: now().getTime() });
      keys.set(credential, own);
    },
    forget: (credential) => void keys.delete(credential),
  };
}
