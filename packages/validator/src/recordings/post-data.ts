import { isObject } from "./json/json-object.ts";

/** The body that an archive records of a request. */
export interface PostData {
  readonly text: string;
  /** True where it stands in the archive as it was sent. */
  readonly isVerbatim: boolean;
  /** False where the archive has only that there was one. */
  readonly isKnown: boolean;
}

/** Reads the `postData` of a request; undefined where it has none. */
export function readPostData(postData: unknown): PostData | undefined {
  if (!isObject(postData)) return undefined;
  const { text, params, encoding } = postData;
  if (typeof text === "string" && text !== "") {
    if (encoding !== "base64") return { text, isVerbatim: true, isKnown: true };
    return { text: decoded(text) ?? text, isVerbatim: false, isKnown: true };
  }
  const form = Array.isArray(params) ? formOf(params) : "";
  if (form !== "") return { text: form, isVerbatim: false, isKnown: true };
  return typeof text === "string" ? undefined : { text: "", isVerbatim: false, isKnown: false };
}

/** The text that base64 stands for; undefined where it is none. */
function decoded(encoded: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(encoded), (unit) => unit.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The fields of a form, as they are sent. */
function formOf(params: readonly unknown[]): string {
  const fields = params.flatMap((field) => {
    if (!isObject(field) || typeof field.name !== "string") return [];
    const value = typeof field.value === "string" ? field.value : String(field.fileName ?? "");
    return [[field.name, value] as [string, string]];
  });
  return new URLSearchParams(fields).toString();
}
