import type { Answer } from "./answer.ts";
import type { Asset } from "./app-options.ts";

/** Nothing but what this service itself gives may run, be loaded or be talked to, and no text becomes markup. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'";

const pageHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": policy,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  Vary: "Accept",
};

/** An asset as an answer; what is HTML may load nothing from elsewhere. */
export function showAsset({ type, body, isLasting = false }: Asset): Answer {
  const headers = {
    ...(type.startsWith("text/html") && pageHeaders),
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": isLasting ? "public, max-age=31536000, immutable" : "no-cache",
    "Content-Type": type,
  };
  return { status: 200, headers, body };
}

/** Whether the caller is a browser that wants to show what comes. */
export function wantsPage(accept: string | undefined): boolean {
  return accept !== undefined && /\btext\/html\b/i.test(accept);
}
