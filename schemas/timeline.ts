import type { Source } from "./source.ts";
import { decided, specified } from "./source.ts";

/** A day on which something happens to the API. */
export interface Milestone {
  readonly title: string;
  /** As the specification writes it, such as `15 Feb 2025`. */
  readonly date: string;
  /** The first moment of it, ISO 8601 in UTC. */
  readonly instant: string;
  readonly source: Source;
}

/** Every date of section 9; their instants are decision `instants`. */
export const timeline = {
  release: {
    title: "Release 2.2.1 published (stable, breaking)",
    date: "15 Nov 2024",
    instant: "2024-11-15T00:00:00Z",
    source: specified("9"),
  },
  tools: {
    title: "Migration tools available",
    date: "1 Dec 2024",
    instant: "2024-12-01T00:00:00Z",
    source: specified("9"),
  },
  deprecation: {
    title: "Deprecation warnings start",
    date: "1 Jan 2025",
    instant: "2025-01-01T00:00:00Z",
    source: specified("9"),
  },
  appRelease: {
    title: "Release 5.0.0; CSV import v1 deprecated",
    date: "1 Jan 2025",
    instant: "2025-01-01T00:00:00Z",
    source: specified("9"),
  },
  sunset: {
    title: "v1 sunset; v1 calls answer 410 from here on",
    date: "15 Feb 2025",
    instant: "2025-02-15T00:00:00Z",
    source: decided("instants"),
  },
  removal: {
    title: "v1 removed completely",
    date: "1 Mar 2025",
    instant: "2025-03-01T00:00:00Z",
    source: decided("instants"),
  },
  v3: {
    title: "v3.0; what is deprecated beside v1 is removed",
    date: "July 2025",
    instant: "2025-07-01T00:00:00Z",
    source: decided("instants"),
  },
} as const satisfies Record<string, Milestone>;

/** The release of the API that `meta.version` names (section 9). */
export const apiRelease = "2.2.1";
