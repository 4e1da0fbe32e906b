/** Why the service gave no verdict. */
export interface Failure {
  readonly kind: "unreachable" | "token" | "refused";
  readonly title: string;
  readonly message: string;
  readonly details: readonly string[];
}

export class JudgingError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.message, options);
    this.name = "JudgingError";
    this.failure = failure;
  }
}

export const unreachable: Failure = {
  kind: "unreachable",
  title: "The service does not answer",
  message:
    "It may have been stopped, or this page is older than it. Nothing that you typed is lost.",
  details: [],
};

const titles: Readonly<Record<number, string>> = {
  401: "The service wants a token",
  413: "Too much at once",
  429: "Too many questions for now",
};

/** What an answer that is no verdict says, in the words of its error envelope where it has one. */
export async function readFailure(response: Response): Promise<Failure> {
  const { status } = response;
  const envelope = parse(await response.text().catch(() => ""));
  const error = memberOf(envelope, "error");
  const wait = response.headers.get("retry-after");
  const message = textOf(memberOf(error, "message")) || `It answered with status ${status}.`;
  const details = memberOf(error, "details");
  return {
    kind: status === 401 ? "token" : "refused",
    title: titles[status] ?? "The service could not take it",
    message: wait === null ? message : `${message} It can be asked again in ${wait} s.`,
    details: Array.isArray(details) ? details.map(readDetail) : [],
  };
}

function readDetail(detail: unknown): string {
  const field = textOf(memberOf(detail, "field"));
  const message = textOf(memberOf(detail, "message"));
  return field === "" ? message : `\`${field}\`: ${message}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A member of what may be anything. */
export function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
