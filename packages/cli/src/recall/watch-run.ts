import { exitStatus } from "../exit-status.ts";
import { packRun, type Said } from "./kept-run.ts";
import { collectSeen } from "./seen.ts";
import { watchRequire } from "./watch-require.ts";

type Environment = Readonly<Record<string, string | undefined>>;
type Require = (id: string) => unknown;

/** Sees what a run is told by the world, and what it says, so that the same run need not be made again. */
export interface Watch {
  /** `require` for all that runs. */
  readonly require: (base: Require) => Require;
  readonly environment: (env: Environment) => Environment;
  /** Notes what the run writes. */
  says(stream: Said[number][0], text: string): void;
  /**
   * The run tells that it may be answered from what was kept. Who read the command line until then looked around for
   * versions and languages, which are no part of the answer.
   */
  mayRepeat(): void;
  /** What is not seen from here has been told to the run, or was done by it. */
  forget(): void;
  /** At the end: the run to be kept; null where it cannot be answered without running. */
  pack(status: number): Buffer | null;
}

export function watchRun(): Watch {
  const seen = collectSeen();
  const said: Said[number][] = [];
  let isRepeatable = false;
  return {
    require: (base) => watchRequire(seen, base),
    environment: (env) =>
      new Proxy(env, {
        get(_, name) {
          if (typeof name !== "string") return undefined;
          const value = env[name];
          seen.variable(name, value ?? null);
          return value;
        },
        has(_, name) {
          seen.forget();
          return name in env;
        },
        ownKeys() {
          seen.forget();
          return Reflect.ownKeys(env);
        },
      }),
    says: (stream, text) => void said.push([stream, text]),
    mayRepeat: () => {
      isRepeatable = true;
      seen.startOver();
    },
    forget: seen.forget,
    pack: (status) => {
      const isAnswer = status === exitStatus.done || status === exitStatus.found;
      return isAnswer && isRepeatable && seen.isWhole() ? packRun(said, status, seen) : null;
    },
  };
}
