// @flow
import typeof * as Types from './types';
import type { Habit } from './types';

type Listener = (habits: $ReadOnlyArray<Habit>) => void;

class Store<+H: Habit = Habit> {
  +listeners: Set<Listener> = new Set<Listener>();
  habits: $ReadOnlyArray<Habit> = [];
  #best: ?Habit = null;

  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  set(habits: $ReadOnlyArray<Habit>): void {
    this.habits = habits;
    this.#best = [...habits].sort((a: Habit, b: Habit) => b.streak - a.streak)[0] ?? null;
    for (const listener of this.listeners) listener(habits);
  }

  best(): ?Habit {
    return this.#best;
  }
}

module.exports = { store: (new Store(): Store<>) };
