import type { Answer } from "./answer.ts";
import type { Asset } from "./app-options.ts";

/** Nothing but what this service itself gives may run, be loaded or be talked to. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const pageHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": policy,
  "Referrer-Policy": "no-referrer",
};

/** An asset as an answer; what is HTML may load nothing from elsewhere. */
export function showAsset({ type, body }: Asset): Answer {
  const isPage = type.startsWith("text/html");
  const own = isPage ? { ...pageHeaders, Vary: "Accept" } : { "X-Content-Type-Options": "nosniff" };
  return { status: 200, headers: { ...own, "Content-Type": type }, body };
}

/** Whether the caller is a browser that wants to show what comes. */
export function wantsPage(accept: string | undefined): boolean {
  return accept !== undefined && /\btext\/html\b/i.test(accept);
}
