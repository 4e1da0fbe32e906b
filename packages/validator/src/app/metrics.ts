import type { Verdict } from "../model.ts";

/** Figures by family and series, such as `{verdict="ok"}`; figures of several processes may be added. */
export type MetricsSnapshot = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** One request that was answered. */
export interface Answered {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** What the service counts. Own, as it is small and must run where there is no Node. */
export interface Metrics {
  request(answered: Answered): void;
  verdict(verdict: Verdict): void;
  snapshot(): MetricsSnapshot;
}

const families = {
  habitshift_requests_total: ["counter", "Requests answered."],
  habitshift_verdicts_total: ["counter", "Verdicts given."],
  habitshift_breakages_total: ["counter", "Breakages found, by the change that explains them."],
  habitshift_request_duration_seconds: ["histogram", "Time until a request was answered."],
} as const;

/** Upper bounds of the histogram, in seconds. */
const bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

export function createMetrics(): Metrics {
  const requests = new Map<string, number>();
  const verdicts = new Map<string, number>();
  const breakages = new Map<string, number>();
  const durations = new Map<string, Histogram>();
  return {
    request({ route, method, status, milliseconds }) {
      // A stranger's methods must not fill the memory.
      const known = methods.has(method) ? method : "OTHER";
      add(requests, `{route="${route}",method="${known}",status="${status}"}`);
      const own = durations.get(route) ?? createHistogram();
      durations.set(route, own);
      own.add(milliseconds / 1000);
    },
    verdict(verdict) {
      add(verdicts, `{verdict="${verdict.verdict}"}`);
      for (const { change } of verdict.breakages) add(breakages, `{change="${change}"}`);
    },
    snapshot: () => ({
      habitshift_requests_total: Object.fromEntries(requests),
      habitshift_verdicts_total: Object.fromEntries(verdicts),
      habitshift_breakages_total: Object.fromEntries(breakages),
      habitshift_request_duration_seconds: Object.fromEntries(
        [...durations].flatMap(([route, own]) => own.series(`route="${route}"`)),
      ),
    }),
  };
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

interface Histogram {
  add(seconds: number): void;
  series(labels: string): readonly (readonly [string, number])[];
}

function createHistogram(): Histogram {
  const counts = new Float64Array(bounds.length + 1);
  let sum = 0;
  return {
    add(seconds) {
      const index = bounds.findIndex((bound) => seconds <= bound);
      const at = index === -1 ? bounds.length : index;
      counts[at] = (counts[at] ?? 0) + 1;
      sum += seconds;
    },
    series(labels) {
      let total = 0;
      const buckets = [...bounds, "+Inf"].map((bound, index) => {
        total += counts[index] ?? 0;
        return [`_bucket{${labels},le="${bound}"}`, total] as const;
      });
      return [...buckets, [`_sum{${labels}}`, sum], [`_count{${labels}}`, total]];
    },
  };
}

/** The sum of the figures of several processes, in the text format of Prometheus. */
export function renderMetrics(snapshots: readonly MetricsSnapshot[]): string {
  return Object.entries(families)
    .map(([family, [type, help]]) => {
      const sums = new Map<string, number>();
      for (const snapshot of snapshots) {
        for (const [series, value] of Object.entries(snapshot[family] ?? {})) {
          sums.set(series, (sums.get(series) ?? 0) + value);
        }
      }
      const lines = [...sums].map(([series, value]) => `${family}${series} ${value}\n`);
      return `# HELP ${family} ${help}\n# TYPE ${family} ${type}\n${lines.join("")}`;
    })
    .join("");
}
