import type { ReadState, RunningSandbox, Seed } from "@habitshift/sandbox";
import { keyHeader, timeline } from "@habitshift/schemas";
import { redactRequest } from "@habitshift/validator/http";
import { loadSandbox } from "../sandbox/load-sandbox.ts";
import type { SeenCall } from "./run.ts";

export type StageVersion = "v1" | "v2";

/** A fresh sandbox to run a command against. */
export interface Stage {
  readonly url: string;
  readonly key: string;
  readonly calls: readonly SeenCall[];
  /** Is told how much the command printed. */
  readonly onPrinted: (characters: number) => void;
  readonly read: () => Promise<ReadState>;
  readonly stop: () => Promise<void>;
}

/** A day before anything of v1 ended, and noon, so that no program is near midnight; the clock stands. */
const moment = new Date(Date.parse(timeline.deprecation.instant) - 12 * 86_400_000 + 43_200_000);

/** The key that the command gets; the sandboxes take it for any that the seed does not know. */
const ownKey = "hk_verify0000000000000000000000000000000000";
/** As no time goes by, a minute never ends. */
const limits = { perMinute: 1_000_000, perDay: 1_000_000 };
/** How many calls are kept for the report, and how much of a body. */
const mostCalls = 20_000;
const mostText = 20_000;

/**
 * Starts a sandbox that notes what it is asked, and gives the same ids each time. On v2 it has no v1 any more.
 *
 * @param seed - Undefined: demo data.
 */
export async function openStage(version: StageVersion, seed: Seed | undefined): Promise<Stage> {
  const { startSandbox, demoSeed, readState } = await loadSandbox();
  const known = seed ?? demoSeed(moment);
  const keys = [...(known.keys ?? []), { key: ownKey, name: "verify", version: "any" as const }];
  const calls: SeenCall[] = [];
  let printed = 0;
  let made = 0;
  const server: RunningSandbox = await startSandbox({
    port: 0,
    seed: { ...known, keys: keys.map((key) => ({ limits, ...key })) },
    asOf: moment,
    now: () => moment,
    createId: () => `00000000-0000-4000-8000-${String(++made).padStart(12, "0")}`,
    isV1Over: version === "v2",
    around: async (request, next) => {
      const before = printed;
      const body = await request.arrayBuffer();
      const response = await next(withKnownKey(request, body, keys));
      if (calls.length < mostCalls) {
        const call = await noteCall(request, body, response.clone());
        calls.push({ ...call, printed: before });
      }
      return response;
    },
  });
  const { store } = server.sandbox;
  const { ids } = await readState(store, moment);
  return {
    url: server.url,
    key: ownKey,
    calls,
    onPrinted: (characters) => {
      printed = characters;
    },
    read: () => readState(store, moment, ids),
    stop: server.stop,
  };
}

/** Whatever key a program has, it gets in with it: who tries a program on a sandbox has no key of that sandbox. */
function withKnownKey(
  { url, method, headers: given, signal }: Request,
  body: ArrayBuffer,
  keys: readonly { readonly key: string }[],
): Request {
  const headers = new Headers(given);
  const sent = headers.get(keyHeader);
  if (sent !== null && sent !== "" && !keys.some(({ key }) => key === sent)) {
    headers.set(keyHeader, ownKey);
  }
  return new Request(url, { method, headers, signal, ...(body.byteLength > 0 && { body }) });
}

async function noteCall(
  { url: address, method }: Request,
  sent: ArrayBuffer,
  response: Response,
): Promise<Omit<SeenCall, "printed">> {
  const { pathname, search } = new URL(address);
  const given = readValue(Buffer.from(sent).toString());
  const { url, body } = redactRequest({ method, url: pathname + search, body: given });
  const answer = redactRequest({ method, url, body: readValue(await response.text()) }).body;
  return { method, url, body, status: response.status, answer };
}

function readValue(text: string): unknown {
  if (text === "") return undefined;
  if (text.length > mostText) return `${text.slice(0, mostText)}…`;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
