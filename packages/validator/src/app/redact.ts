import type { HttpRequest } from "@habitshift/converter";

/** What stands in the place of a secret. */
const hidden = "***";

/** Names of headers, members and parameters that hold one, in whatever case and with whatever between the words. */
const secretName =
  /^cookie$|^set-cookie$|authorization|api[-_ ]?key$|passw(?:or)?d|passphrase|secret|token|credential/i;

/** Few names are looked at again and again; a stranger's names must not fill the memory. */
const known = new Map<string, boolean>();
const knownAtMost = 1_000;

/** A key by its form (decision `api-key`), wherever it strayed to, also where a message cuts it. */
const keyForm = /\bhk_[0-9A-Za-z]{12,}/g;

/** A text without keys. */
export function hideKeys(text: string): string {
  return text.includes("hk_") ? text.replace(keyForm, hidden) : text;
}

function isSecret(name: string): boolean {
  const found = known.get(name);
  if (found !== undefined) return found;
  const is = secretName.test(name);
  if (known.size < knownAtMost && name.length < 64) known.set(name, is);
  return is;
}

/** A request without keys, tokens and passwords, wherever they stand; the same one where it has none. */
export function redactRequest(request: HttpRequest): HttpRequest {
  const { url, headers, body } = request;
  const clean: HttpRequest = { ...request, url: redactUrl(url) };
  if (headers !== undefined) clean.headers = redactHeaders(headers);
  if (body !== undefined) clean.body = redactBody(body);
  return clean;
}

function redactHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const clean: Record<string, string> = {};
  for (const name of Object.keys(headers)) {
    const value = isSecret(name) ? hidden : String(headers[name]);
    if (name === "__proto__") continue;
    clean[name] = value;
  }
  return clean;
}

/** User, password and secret parameters of a URL. */
function redactUrl(url: string): string {
  if (!/[?@#]/.test(url)) return url;
  return url
    .replace(/^([a-z][a-z0-9+.-]*:)?\/\/[^/?#@]*@/i, (_, scheme = "") => `${scheme}//${hidden}@`)
    .replace(/([?&#])([^=&#]+)=[^&#]*/g, (whole, before: string, name: string) =>
      isSecret(decoded(name)) ? `${before}${name}=${hidden}` : whole,
    );
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** A text is JSON, or a form, or unknown, and then only what surely says no secret is kept. */
function redactBody(body: unknown): unknown {
  if (typeof body !== "string") return redactValue(body);
  try {
    const value: unknown = JSON.parse(body);
    const clean = redactValue(value);
    return clean === value ? body : JSON.stringify(clean);
  } catch {
    return /authorization|api[-_ ]?key|passw|secret|token|cookie/i.test(body) ? hidden : body;
  }
}

/** The same value where nothing in it is secret. */
function redactValue(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const clean = value.map(redactValue);
    return clean.some((own, at) => own !== value[at]) ? clean : value;
  }
  const object = value as Readonly<Record<string, unknown>>;
  let clean: Record<string, unknown> | undefined;
  for (const name of Object.keys(object)) {
    const own = object[name];
    const safe = isSecret(name) && own !== null && own !== undefined ? hidden : redactValue(own);
    if (safe === own) continue;
    clean ??= { ...object };
    Object.defineProperty(clean, name, { value: safe, enumerable: true, configurable: true });
  }
  return clean ?? value;
}
