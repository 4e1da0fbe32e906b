import {
  type ChangeId,
  changes,
  keyHeader,
  type RequiredHeader,
  requiredHeaders,
  tokenHeader,
} from "@habitshift/schemas";
import type { Breakage } from "../model.ts";
import { type Findings, report } from "./findings.ts";
import { contentType } from "./header-names.ts";
import { isIdentityToken } from "./identity-token.ts";
import { clipped } from "./place.ts";
import type { HeaderValues, JudgedRequest } from "./read-request.ts";

type Headers = NonNullable<JudgedRequest["headers"]>;

/** What a call asks of its headers. */
interface Asks {
  /** Whether its path has the prefix of a version, so that it needs the headers of the version. */
  readonly isPrefixed: boolean;
  readonly isV1: boolean;
  /** Whether it needs neither a key nor a token. */
  readonly isOpen: boolean;
}

/** Judges the headers that were given: those of the version, and the credentials. */
export function judgeHeaders(
  headers: Headers,
  { isPrefixed, isV1, isOpen }: Asks,
  findings: Findings,
): void {
  if (isPrefixed) for (const own of required) judgeRequired(headers.get(own.key), own, findings);
  if (!isOpen) judgeCredentials(headers, findings);
  if (isV1 && textOf(headers.get(keyName)) !== "") report(findings, keyOfV1);
}

const keyName = keyHeader.toLowerCase();
const tokenName = tokenHeader.toLowerCase();
const typeName = contentType.toLowerCase();

const fixes: ReadonlyMap<string, string> = new Map(changes.map(({ id, fix }) => [id, fix]));
const tokenFix = fixes.get("identity-token-deprecated") ?? "";

// Most of what is said of headers is always the same, and so made once.
const keyOfV1 = Object.freeze(
  breakageOf(
    "api-key-version",
    "warning",
    keyHeader,
    `a key in \`${keyHeader}\` that works on v1 does not work on v2`,
    fixes.get("api-key-version") ?? "",
  ),
);
const noCredentials = Object.freeze(
  breakageOf(
    "v2-invalid",
    "error",
    keyHeader,
    `neither \`${keyHeader}\` nor \`${tokenHeader}\` is there`,
    `send your key as \`${keyHeader}\``,
  ),
);
const required = requiredHeaders.map((header) => {
  const { name, change } = header;
  const missing = breakageOf(change, "error", name, `\`${name}\` is missing`, fixOf(header));
  return { ...header, key: name.toLowerCase(), missing: Object.freeze(missing) };
});

function fixOf({ name, value }: RequiredHeader): string {
  switch (value.kind) {
    case "constant":
      return `send \`${name}: ${value.text}\``;
    case "client-version":
      return `send the version of your client as \`${name}\``;
    case "unique-per-request":
      return `send a new id with each request as \`${name}\``;
  }
}

function judgeRequired(
  values: HeaderValues | undefined,
  { name, change, value, missing }: (typeof required)[number],
  findings: Findings,
): void {
  const text = textOf(values);
  if (text === "") report(findings, missing);
  else if (value.kind === "constant" && text !== value.text) {
    const message = `\`${name}\` must be \`${value.text}\`, not \`${clipped(text)}\``;
    report(findings, breakageOf(change, "error", name, message, missing.fix));
  }
}

function judgeCredentials(headers: Headers, findings: Findings): void {
  const token = textOf(headers.get(tokenName));
  const hasKey = textOf(headers.get(keyName)) !== "";
  if (token !== "" && isIdentityToken(token)) {
    const message = `\`${tokenHeader}\` holds an ID token of the earlier login flow, which ends with v3.0`;
    report(
      findings,
      breakageOf("identity-token-deprecated", "warning", tokenHeader, message, tokenFix),
    );
  } else if (!hasKey && token === "") {
    report(findings, noCredentials);
  } else if (!hasKey && !isBearer(token)) {
    const message = `\`${tokenHeader}\` must be \`Bearer\` and an access token`;
    const fix = `send \`${tokenHeader}: Bearer <accessToken>\`, or your key as \`${keyHeader}\``;
    report(findings, breakageOf("v2-invalid", "error", tokenHeader, message, fix));
  }
}

/** Whether an `Authorization` has the form of a token, or stands for one that was taken out. */
export function isBearer(text: string | undefined): boolean {
  return /^(?:bearer +\S|\*+$)/i.test(text?.trim() ?? "");
}

/** @returns Whether what is sent says that it is JSON, or does not say what it is. */
export function judgeContentType(headers: Headers | undefined, findings: Findings): boolean {
  const text = textOf(headers?.get(typeName));
  if (text === "" || isJsonType(text)) return true;
  const message = `\`${contentType}\` must be \`application/json\`, not \`${clipped(text)}\``;
  const fix = `send JSON, with \`${contentType}: application/json\``;
  report(findings, breakageOf("v2-invalid", "error", contentType, message, fix));
  return false;
}

/** Whether a media type is one of JSON (RFC 6839). */
export function isJsonType(text: string): boolean {
  return /^application\/(?:[\w.!#$&^-]+\+)?json\s*(?:;|$)/i.test(text);
}

/** The value of a header; the values, where it was sent with different ones. */
function textOf(values: HeaderValues | undefined): string {
  if (values === undefined) return "";
  if (typeof values === "string") return values.trim();
  const [first = ""] = values;
  return values.length > 1 && values.some((own) => own !== first)
    ? values.join(", ").trim()
    : first.trim();
}

function breakageOf(
  change: ChangeId | "v2-invalid",
  severity: Breakage["severity"],
  name: string,
  message: string,
  fix: string,
): Breakage {
  return { change, severity, in: "header", pointer: `/${name}`, message, fix };
}
