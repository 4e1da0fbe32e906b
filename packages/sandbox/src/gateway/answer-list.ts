import { ConversionError, type HttpRequest } from "@habitshift/converter";
import type { Ask, UpstreamResponse } from "./ask-upstream.ts";
import { credentialOf } from "./completed-days.ts";
import { followPages, pageAt } from "./follow-pages.ts";
import type { KnownList, KnownLists } from "./known-lists.ts";
import type { ListChanges } from "./list-changes.ts";
import type { Plan } from "./plan-call.ts";
import { answerOf, type ResponseV1 } from "./to-v1.ts";

/** What answering a list needs. */
interface ListAnswering {
  readonly lists: KnownLists;
  /** Makes an answer of v1, for which it may read what is missing. */
  readonly convert: (
    plan: Plan,
    responses: readonly [UpstreamResponse],
    read: Ask["read"],
  ) => Promise<ResponseV1>;
}

/**
 * Answers a list, which v2 has in pages, whole; converted is only what is another than last time.
 *
 * @param asked - What is asked of v2.
 */
export async function answerList(
  plan: Plan,
  asked: HttpRequest,
  ask: Ask,
  { lists, convert }: ListAnswering,
): Promise<ResponseV1> {
  const first = await ask.any({ ...asked, url: pageAt(asked.url) });
  const name = `${credentialOf(plan.request)}\n${plan.request.url}`;
  const known = first.status === 200 ? lists.get(name, first.body) : undefined;
  if (typeof known === "string") return answerOf(first, first.status, known);
  // What took more than its page may be another next time, though the page is the same.
  let isOfPage = first.status === 200;
  const read: Ask["read"] = (url) => {
    isOfPage = false;
    return ask.read(url);
  };
  const convertAlone = async (body: string) =>
    String((await convert(plan, [{ ...first, body }], read)).body);
  const list = known && (await joinChanges(known, convertAlone));
  if (list !== undefined) {
    if (isOfPage) lists.putChanged(name, list);
    return answerOf(first, first.status, list.inV1.text);
  }
  const whole = await followPages(asked.url, first, read);
  const response = await convert(plan, [whole], read);
  if (isOfPage) lists.put(name, first.body, String(response.body));
  return response;
}

/** A list with its changed items converted; undefined where they are none of v2, as the whole list says better. */
async function joinChanges(
  { body, join }: ListChanges<KnownList>,
  convert: (body: string) => Promise<string>,
): Promise<KnownList | undefined> {
  try {
    return join(await convert(body));
  } catch (error) {
    if (error instanceof ConversionError) return undefined;
    throw error;
  }
}
