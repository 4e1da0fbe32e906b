import {
  type ChangeId,
  type Endpoint,
  envelope,
  type MappedShape,
  shapeMappings,
} from "@habitshift/schemas";
import type { Plan } from "./plan-call.ts";

/** What is still called of v1, and what that takes. */
export interface CallFigures {
  call(plan: Plan | undefined, status: number, milliseconds: number, at: Date): void;
  upstream(status: number): void;
  summary(): readonly EndpointSummary[];
  /** Calls that no endpoint of v1 was found for, or that were refused before one was looked for. */
  refused(): number;
  /** In the text format of Prometheus. */
  render(): string;
}

/** An endpoint of v1 that is still called. */
export interface EndpointSummary {
  readonly endpoint: string;
  readonly method: string;
  readonly path: string;
  readonly changes: readonly ChangeId[];
  readonly calls: number;
  readonly failures: number;
  readonly lastAt: string;
}

interface Figures {
  readonly endpoint: Endpoint;
  readonly statuses: Map<number, number>;
  seconds: number;
  last: Date;
}

export function createCallFigures(): CallFigures {
  const endpoints = new Map<string, Figures>();
  const refused = new Map<number, number>();
  const upstream = new Map<number, number>();
  return {
    call(plan, status, milliseconds, at) {
      if (plan === undefined) return count(refused, status);
      const { endpoint } = plan;
      const figures = endpoints.get(endpoint.id) ?? {
        endpoint,
        statuses: new Map(),
        seconds: 0,
        last: at,
      };
      endpoints.set(endpoint.id, figures);
      count(figures.statuses, status);
      figures.seconds += milliseconds / 1000;
      figures.last = at;
    },
    upstream: (status) => count(upstream, status),
    refused: () => failuresOf(refused),
    summary: () => [...endpoints.values()].map(summaryOf).toSorted((a, b) => b.calls - a.calls),
    render: () =>
      [
        family("habitshift_gateway_calls_total", "counter", "Calls of v1, by endpoint.", [
          ...[...endpoints.values()].flatMap(({ endpoint, statuses }) =>
            series(statuses, `endpoint="${endpoint.id}",`),
          ),
          ...series(refused, 'endpoint="none",'),
        ]),
        family(
          "habitshift_gateway_changes_total",
          "counter",
          "Calls of v1, by the change that they wait for.",
          [...changeCounts(endpoints.values())].map(([id, value]) => `{change="${id}"} ${value}`),
        ),
        family(
          "habitshift_gateway_upstream_requests_total",
          "counter",
          "Requests to v2.",
          series(upstream, ""),
        ),
        family(
          "habitshift_gateway_call_duration_seconds",
          "summary",
          "Time until a call of v1 was answered.",
          [...endpoints.values()].flatMap(({ endpoint, seconds, statuses }) => [
            `_sum{endpoint="${endpoint.id}"} ${seconds}`,
            `_count{endpoint="${endpoint.id}"} ${total(statuses)}`,
          ]),
        ),
      ].join(""),
  };
}

function count(statuses: Map<number, number>, status: number): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}

function total(statuses: ReadonlyMap<number, number>): number {
  return [...statuses.values()].reduce((sum, value) => sum + value, 0);
}

function failuresOf(statuses: ReadonlyMap<number, number>): number {
  return total(new Map([...statuses].filter(([status]) => status >= 400)));
}

function series(statuses: ReadonlyMap<number, number>, labels: string): string[] {
  return [...statuses].map(([status, value]) => `{${labels}status="${status}"} ${value}`);
}

function family(name: string, type: string, help: string, lines: readonly string[]): string {
  const text = lines.map((line) => `${name}${line}\n`).join("");
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${text}`;
}

function summaryOf({ endpoint, statuses, last }: Figures): EndpointSummary {
  return {
    endpoint: endpoint.id,
    method: endpoint.method,
    path: endpoint.path,
    changes: changesOf(endpoint),
    calls: total(statuses),
    failures: failuresOf(statuses),
    lastAt: last.toISOString(),
  };
}

function changeCounts(all: Iterable<Figures>): Map<ChangeId, number> {
  const counts = new Map<ChangeId, number>();
  for (const { endpoint, statuses } of all) {
    for (const change of changesOf(endpoint)) {
      counts.set(change, (counts.get(change) ?? 0) + total(statuses));
    }
  }
  return counts;
}

/** The changes that who calls an endpoint has to make: its address, its members, its pages. */
export function changesOf({ successor, request, response }: Endpoint): ChangeId[] {
  const shapes = [request, response.shape].filter((shape) => Object.hasOwn(shapeMappings, shape));
  const fields = shapes.flatMap((shape) => shapeMappings[shape as MappedShape].fields);
  return [
    ...new Set([
      ...(successor === undefined ? [] : [successor.change]),
      ...fields.map(({ change }) => change),
      ...(response.list ? [envelope.lists.change] : []),
    ]),
  ];
}
