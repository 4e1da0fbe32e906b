import { type ApiVersion, type Endpoint, endpoints } from "@habitshift/schemas";

/** The operations of a path, by their methods. */
type Methods = Map<string, Endpoint>;

interface Junction {
  readonly literal: Map<string, Junction>;
  parameter: Junction | undefined;
  methods: Methods | undefined;
}

/** What a path leads to: the operation asked for, or the methods that there are. */
export interface Lookup {
  readonly endpoint: Endpoint | undefined;
  /** Without an operation: those of the paths that fit, the most literal path first; none: there is no such path. */
  readonly offered: readonly Endpoint[];
}

/** Finds the operation of a method and the segments of a path, decoded. */
export type RouteTable = (method: string, segments: readonly string[]) => Lookup;

function junction(): Junction {
  return { literal: new Map(), parameter: undefined, methods: undefined };
}

/** A table of operations; where several paths fit, the most literal one that has the method is meant. */
function routeTable(table: readonly Endpoint[]): RouteTable {
  const root = junction();
  for (const endpoint of table) {
    const end = endpoint.path.slice(1).split("/").reduce(stepTo, root);
    end.methods ??= new Map();
    end.methods.set(endpoint.method, endpoint);
  }
  return (method, segments) => {
    const endpoint = find(root, segments, 0, method);
    return { endpoint, offered: endpoint === undefined ? offeredAt(root, segments, 0) : none };
  };
}

function stepTo(from: Junction, segment: string): Junction {
  if (segment.startsWith("{")) {
    from.parameter ??= junction();
    return from.parameter;
  }
  const next = from.literal.get(segment) ?? junction();
  from.literal.set(segment, next);
  return next;
}

const none: readonly Endpoint[] = [];

function find(
  from: Junction,
  segments: readonly string[],
  at: number,
  method: string,
): Endpoint | undefined {
  const segment = segments[at];
  if (segment === undefined) return from.methods?.get(method);
  const literal = from.literal.get(segment);
  const own = literal && find(literal, segments, at + 1, method);
  if (own !== undefined || from.parameter === undefined || segment === "") return own;
  return find(from.parameter, segments, at + 1, method);
}

function offeredAt(from: Junction, segments: readonly string[], at: number): readonly Endpoint[] {
  const segment = segments[at];
  if (segment === undefined) return [...(from.methods?.values() ?? [])];
  const literal = from.literal.get(segment);
  const own = literal ? offeredAt(literal, segments, at + 1) : none;
  if (from.parameter === undefined || segment === "") return own;
  return [...own, ...offeredAt(from.parameter, segments, at + 1)];
}

const ofVersion = (version: ApiVersion) =>
  endpoints.filter((endpoint) => endpoint.version === version && !endpoint.bare);
const pathsOfV2 = new Set(ofVersion("v2").map(({ path }) => path));

/** The operations of v1. */
export const routesV1 = routeTable(ofVersion("v1"));

/** The operations of v2, and those of v1 whose path v2 has not: whoever calls one there changed the prefix alone. */
export const routesV2 = routeTable([
  ...ofVersion("v2"),
  ...ofVersion("v1").filter(({ path }) => !pathsOfV2.has(path)),
]);

/** The operations that stand without a prefix. */
export const bareRoutes = routeTable(endpoints.filter(({ bare }) => bare === true));
