import { createLineSplitter } from "@habitshift/converter";
import type { Answer } from "./answer.ts";
import type { ServiceLimits } from "./app-options.ts";
import { type ItemJudge, isRefusal, writeVerdict } from "./judge-item.ts";
import { parseJson } from "./parse-json.ts";
import { detailsOf, isItem, readItem } from "./read-input.ts";
import { type FaultDetail, isFault, type ServiceFault, serviceFault } from "./service-fault.ts";

const headers: Readonly<Record<string, string>> = {
  "Content-Type": "application/x-ndjson",
  "X-Content-Type-Options": "nosniff",
  // What stands between would wait for the end otherwise.
  "Cache-Control": "no-transform",
  "X-Accel-Buffering": "no",
};

/** A chunk is worked on in pieces, as that of a runtime may be the whole body. */
const pieceSize = 64 * 1024;

interface Needs {
  readonly items: ItemJudge;
  readonly limits: Pick<ServiceLimits, "lineBytes" | "depth">;
  /** Told of a line on which the judge failed. */
  readonly onDefect: (error: unknown) => void;
}

/** One verdict a line, as the lines come, and no more of them read than the caller takes answers. */
export function answerLines(needs: Needs, body: ReadableStream<Uint8Array> | null): Answer {
  const lines = createLines(needs);
  const chunks = piecesOf(body);
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        for (;;) {
          const { done, value } = await chunks.next();
          const text = done ? lines.end() : lines.push(value);
          if (text !== "") controller.enqueue(encoder.encode(text));
          await needs.items.recorded;
          if (done) controller.close();
          if (done || text !== "") return;
        }
      },
      cancel: async () => {
        await chunks.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
  return { status: 200, headers, body: stream };
}

async function* piecesOf(
  body: ReadableStream<Uint8Array> | null,
): AsyncGenerator<Uint8Array, undefined, undefined> {
  const reader = body?.getReader();
  try {
    for (;;) {
      const result = await reader?.read();
      if (result === undefined || result.done) return;
      const { value } = result;
      for (let at = 0; at < value.length; at += pieceSize) yield value.subarray(at, at + pieceSize);
    }
  } finally {
    reader?.cancel().catch(() => {});
  }
}

/** In short, for there may be as many of them as lines. */
function badLine(details: readonly FaultDetail[]): ServiceFault {
  const message = `${details[0]?.message}; GET /validate says what a line may be`;
  return serviceFault("invalid-parameters", message, { details });
}

interface Lines {
  /** @returns The answers to the lines that ended. */
  push(chunk: Uint8Array): string;
  /** @returns The answer to the last line, and the summary. */
  end(): string;
}

function createLines({ items, limits, onDefect }: Needs): Lines {
  const summary = { lines: 0, ok: 0, warns: 0, breaks: 0, errors: 0 };
  let line = 0;
  let answers = "";

  const answer = (own: string) => {
    summary.lines += 1;
    answers += `${own}\n`;
  };
  const fail = ({ code, message, details }: ServiceFault) => {
    summary.errors += 1;
    answer(JSON.stringify({ line, error: { code, message, details } }));
  };
  const judge = (text: string) => {
    const parsed = parseJson(text, limits.depth);
    if (isFault(parsed)) return fail(parsed);
    const item = readItem(parsed.value, limits);
    if (!isItem(item)) return fail(badLine(item));
    try {
      const verdict = items.judge(item);
      if (isRefusal(verdict)) return fail(badLine(detailsOf(verdict)));
      const own = writeVerdict(verdict);
      summary[verdict.verdict] += 1;
      answer(own);
    } catch (error) {
      onDefect(error);
      fail(serviceFault("defect", "This line could not be judged; it is a defect of the service"));
    }
  };
  const take = (text: string) => {
    let start = 0;
    while (start < text.length) {
      const feed = text.indexOf("\n", start);
      const end = feed === -1 ? text.length : feed;
      line += 1;
      const own = text.slice(start, end);
      // White space in front would be seen by the parser; a line of nothing else asks for nothing.
      if (own.trim() !== "") judge(own);
      start = end + 1;
    }
  };
  const splitter = createLineSplitter(limits.lineBytes, {
    take,
    fail(fault, bytes) {
      line += 1;
      fail(
        serviceFault(
          bytes === undefined ? "too-large" : "invalid-parameters",
          `The line cannot be read: ${fault}`,
        ),
      );
    },
  });
  const taken = () => {
    const own = answers;
    answers = "";
    return own;
  };
  return {
    push(chunk) {
      splitter.push(chunk);
      return taken();
    },
    end() {
      splitter.end();
      answers += `${JSON.stringify({ summary })}\n`;
      return taken();
    },
  };
}
