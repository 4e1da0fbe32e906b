import type { ServiceCandidate, ServiceSurvey } from "@habitshift/codemods";

/** The addresses that a configuration names, and those that it only mentions. */
export interface ChosenServices {
  readonly named: readonly ServiceCandidate[];
  readonly open: readonly ServiceCandidate[];
  /** Why the open ones are not named; empty where there are none. */
  readonly why: string;
}

const machine = /^https?:\/\/(localhost|127\.0\.0\.1|0\.0\.0\.0|10\.0\.2\.2|\[::1\])(:|\/|$)/;

/**
 * Names what is proven, or the only address that there is. Another one is for its owner to judge: to name
 * what is not the service would have it rewritten.
 */
export function chooseServices({ candidates, doubt }: ServiceSurvey): ChosenServices {
  const proven = candidates.filter(({ proof }) => proof !== null);
  const remote = candidates.filter(({ name }) => !machine.test(name));
  const named =
    proven.length > 0
      ? proven.filter(({ name }) => !machine.test(name) || remote.length === 0)
      : doubt === null && remote.length === 1
        ? remote
        : [];
  const open = candidates.filter((candidate) => !named.includes(candidate));
  if (open.length === 0) return { named, open, why: "" };
  const why =
    doubt ??
    (open.every(({ name }) => machine.test(name))
      ? "they are on the developer's own machine"
      : "nothing but the path ties them to it");
  return { named, open, why };
}
