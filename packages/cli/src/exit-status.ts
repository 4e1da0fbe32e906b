/** What the program answers to the shell; part of the public interface. */
export const exitStatus = {
  /** What was asked for is done. */
  done: 0,
  /** `check` found what must not be; or a file could not be read, parsed or written. */
  found: 1,
  /** The program was called in a way that cannot work; nothing was done. */
  wrongUse: 2,
  /** The program itself is at fault. */
  defect: 3,
  /** Whoever was asked pressed Ctrl-C: nothing was done. What a shell says of a program that this stops. */
  cancelled: 130,
} as const;

export type ExitStatus = (typeof exitStatus)[keyof typeof exitStatus];
