import { type Answer, type Envelopes, jsonHeaders } from "./answer.ts";
import { type ItemJudge, isRefusal, writeVerdict } from "./judge-item.ts";
import type { Item } from "./read-input.ts";

/** So many verdicts are one text; more are written as they are read, so that they need not stand in memory. */
const atOnce = 100;
/** About what one piece of a longer answer holds, in characters. */
const pieceSize = 64 * 1024;

interface Needs {
  readonly items: ItemJudge;
  readonly envelopes: Envelopes;
}

/**
 * One verdict for each, in order.
 *
 * @param fails - Whether the status says that something breaks.
 */
export function answerMany(
  { items, envelopes }: Needs,
  id: string,
  list: readonly Item[],
  fails: boolean,
): Answer | Promise<Answer> {
  if (list.length <= atOnce) {
    const status = fails && list.some((item) => items.breaks(item)) ? 422 : 200;
    const verdicts = list.map((item) => writeItem(items, item));
    return envelopes.list(id, verdicts, status);
  }
  const answer = (breaks: boolean): Answer => {
    const [before, after] = envelopes.frame(id, list.length);
    const body = streamOf(items, list, before, after);
    return { status: breaks ? 422 : 200, headers: jsonHeaders, body };
  };
  return fails ? breaksSomewhere(items, list).then(answer) : answer(false);
}

/** Whether one of many breaks; others get their turn in between. */
async function breaksSomewhere(items: ItemJudge, list: readonly Item[]): Promise<boolean> {
  for (let at = 0; at < list.length; at += atOnce) {
    if (list.slice(at, at + atOnce).some((item) => items.breaks(item))) return true;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return false;
}

function streamOf(
  items: ItemJudge,
  list: readonly Item[],
  before: string,
  after: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let next = 0;
  const takePiece = () => {
    let text = next === 0 ? before : "";
    for (const item of list.slice(next, next + atOnce)) {
      text += (next === 0 ? "" : ",") + writeItem(items, item);
      next += 1;
      if (text.length >= pieceSize) break;
    }
    return next === list.length ? text + after : text;
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        controller.enqueue(encoder.encode(takePiece()));
        await items.recorded;
        if (next === list.length) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

function writeItem(items: ItemJudge, item: Item): string {
  const verdict = items.judge(item);
  if (isRefusal(verdict)) throw new Error("an item of a list was refused that had been read");
  return writeVerdict(verdict);
}
