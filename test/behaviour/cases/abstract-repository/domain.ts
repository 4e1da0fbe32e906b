/** What the rest of the program works with; independent of the service. */
export class Routine {
  constructor(
    readonly id: string,
    readonly title: string,
    readonly streak: number,
    readonly perDay: number,
  ) {}

  get headline(): string {
    return `${this.title.toUpperCase()} (${this.streak})`
  }
}

export type RoutineDraft = { label: string; perDay: number }
