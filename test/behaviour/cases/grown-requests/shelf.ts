export interface Film {
  title: string;
  target: string;
}

/** Films are put together in the same way, and never leave the program. */
export function film() {
  const made: Film = { title: '', target: 'some day' };
  const steps = {
    title(title: string) {
      made.title = title;
      return steps;
    },
    target(target: string) {
      made.target = target;
      return steps;
    },
    done: (): Film => ({ ...made }),
  };
  return steps;
}
