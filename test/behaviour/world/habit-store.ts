/** A habit as the service keeps it; `unit` in the words of v1. */
export interface StoredHabit {
  readonly id: string;
  readonly name: string;
  readonly occurrence: string;
  readonly value: number;
  readonly unit: string;
  readonly streak: number;
  readonly bestStreak: number;
  /** Days of completions, `YYYY-MM-DD`. */
  readonly dates: readonly string[];
}

export interface StoredLog {
  readonly habitId: string;
  readonly date: string;
  readonly kind: "log" | "skip";
}

export interface StoredNote {
  readonly id: string;
  readonly habitId: string;
  readonly text: string;
}

export interface StoredArea {
  readonly id: string;
  readonly name: string;
}

/** What has to be the same whether an integration ran on v1 or on v2. */
export interface StoreState {
  readonly habits: readonly Pick<StoredHabit, "id" | "name" | "occurrence" | "value" | "unit">[];
  readonly logs: readonly StoredLog[];
  readonly notes: readonly Omit<StoredNote, "id">[];
}

const seedHabits: readonly StoredHabit[] = [
  {
    id: "h1",
    name: "Morning run",
    occurrence: "daily",
    value: 3,
    unit: "times",
    streak: 15,
    bestStreak: 30,
    dates: ["2024-11-01", "2024-11-02"],
  },
  {
    id: "h2",
    name: "Read",
    occurrence: "daily",
    value: 1,
    unit: "times",
    streak: 0,
    bestStreak: 4,
    dates: [],
  },
  {
    id: "h3",
    name: "Stretch",
    occurrence: "daily",
    value: 2,
    unit: "times",
    streak: 7,
    bestStreak: 7,
    dates: ["2024-11-03"],
  },
];

/** The habit that is not due today, so that `today` and the whole list differ. */
const restingHabitId = "h3";

/** What both versions of the service read and write. */
export class HabitStore {
  #habits: readonly StoredHabit[] = seedHabits;
  #logs: readonly StoredLog[] = [];
  #notes: readonly StoredNote[] = [{ id: "n1", habitId: "h1", text: "felt good" }];
  #nextId = 100;

  readonly areas: readonly StoredArea[] = [
    { id: "a1", name: "Health" },
    { id: "a2", name: "Mind" },
  ];

  get habits(): readonly StoredHabit[] {
    return this.#habits;
  }

  get logCount(): number {
    return this.#logs.length;
  }

  habitsDueToday(): readonly StoredHabit[] {
    return this.#habits.filter((habit) => habit.id !== restingHabitId);
  }

  findHabit(id: unknown): StoredHabit | undefined {
    return this.#habits.find((habit) => habit.id === id);
  }

  addHabit(fields: Partial<StoredHabit> & Pick<StoredHabit, "name">): StoredHabit {
    const habit: StoredHabit = {
      occurrence: "daily",
      value: 1,
      unit: "times",
      streak: 0,
      bestStreak: 0,
      dates: [],
      ...fields,
      id: `h${this.#nextId++}`,
    };
    this.#habits = [...this.#habits, habit];
    return habit;
  }

  changeHabit(habit: StoredHabit, fields: Partial<StoredHabit>): StoredHabit {
    const changed = { ...habit, ...fields, id: habit.id };
    this.#habits = this.#habits.map((each) => (each.id === habit.id ? changed : each));
    return changed;
  }

  /** Ids that no habit has are no error. */
  removeHabits(ids: readonly unknown[]): void {
    this.#habits = this.#habits.filter((habit) => !ids.includes(habit.id));
  }

  addLog(log: StoredLog): void {
    this.#logs = [...this.#logs, log];
  }

  logsOf(habit: StoredHabit): readonly StoredLog[] {
    const seeded = habit.dates.map((date) => ({ habitId: habit.id, date, kind: "log" }) as const);
    return [...seeded, ...this.#logs.filter((log) => log.habitId === habit.id)];
  }

  addNote(habitId: string, text: string): StoredNote {
    const note = { id: `n${this.#nextId++}`, habitId, text };
    this.#notes = [...this.#notes, note];
    return note;
  }

  notesOf(habit: StoredHabit): readonly StoredNote[] {
    return this.#notes.filter((note) => note.habitId === habit.id);
  }

  state(): StoreState {
    return {
      habits: this.#habits.map(({ id, name, occurrence, value, unit }) => ({
        id,
        name,
        occurrence,
        value,
        unit,
      })),
      logs: this.#logs,
      notes: this.#notes.map(({ habitId, text }) => ({ habitId, text })),
    };
  }
}
