import type { Verdict } from "../model.ts";
import { createHistogram, type Histogram } from "./histogram.ts";

/** Figures by family and series, such as `{verdict="ok"}`; figures of several processes may be added. */
export type MetricsSnapshot = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** One request that was answered. */
export interface Answered {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** What the service counts. Own, as it is small, must run where there is no Node, and stands in the way of each request. */
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

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** What is counted of a route: the times, and how often a method had a status. */
interface RouteFigures {
  readonly durations: Histogram;
  readonly methods: Map<string, Map<number, number>>;
}

export function createMetrics(): Metrics {
  const routes = new Map<string, RouteFigures>();
  const verdicts = { ok: 0, warns: 0, breaks: 0 };
  const breakages = new Map<string, number>();
  return {
    request({ route, method, status, milliseconds }) {
      const figures = routes.get(route) ?? { durations: createHistogram(), methods: new Map() };
      routes.set(route, figures);
      figures.durations.add(milliseconds / 1000);
      // A stranger's methods must not fill the memory.
      const known = methods.has(method) ? method : "OTHER";
      const statuses = figures.methods.get(known) ?? new Map<number, number>();
      figures.methods.set(known, statuses);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    },
    verdict({ verdict, breakages: found }) {
      verdicts[verdict] += 1;
      for (const { change } of found) breakages.set(change, (breakages.get(change) ?? 0) + 1);
    },
    snapshot: () => ({
      habitshift_requests_total: Object.fromEntries(requestSeries(routes)),
      habitshift_verdicts_total: labelled("verdict", Object.entries(verdicts)),
      habitshift_breakages_total: labelled("change", breakages),
      habitshift_request_duration_seconds: Object.fromEntries(
        [...routes].flatMap(([route, own]) => own.durations.series(`route="${route}"`)),
      ),
    }),
  };
}

function* requestSeries(routes: ReadonlyMap<string, RouteFigures>): Generator<[string, number]> {
  for (const [route, figures] of routes) {
    for (const [method, statuses] of figures.methods) {
      for (const [status, count] of statuses) {
        yield [`{route="${route}",method="${method}",status="${status}"}`, count];
      }
    }
  }
}

function labelled(label: string, counts: Iterable<readonly [string, number]>) {
  return Object.fromEntries([...counts].map(([name, count]) => [`{${label}="${name}"}`, count]));
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
