import { HOLE } from "@habitshift/codemods/match-url";
import { prefixes } from "@habitshift/schemas";
import { originOf } from "./address.ts";
import { callOf, namesVariable } from "./code-call.ts";
import {
  basesOf,
  type CodeBase,
  type CodeText,
  farBasesOf,
  namedIn,
  textsOf,
} from "./code-texts.ts";
import { createTextReader } from "./languages/built-text.ts";
import { type Code, readCode, textAt } from "./languages/code.ts";
import { methodsAt } from "./languages/infer-method.ts";
import type { Language } from "./languages/language.ts";
import { createRouteTest } from "./languages/serves.ts";
import type { Base, Known, Mention, Scan } from "./mention.ts";
import { hasKey, mentionOf } from "./mention-of.ts";
import { servedBy, symbolRoutes } from "./served-by.ts";

/** Finds the v1 addresses that the strings of code are, alone or put together, and how they are asked. */
export function scanCode(
  text: string,
  language: Language,
  { services, bases: far = [] }: Known,
): Scan {
  const code = readCode(text, language);
  const set = new Map(far.map(({ name, text }) => [name, text]));
  const texts = textsOf(code, createTextReader(code, set).textOf);
  const isRoute = createRouteTest(code);
  const routes = texts.filter(({ index }) => isRoute(index));
  const others = texts.filter(({ index }) => !isRoute(index));
  const own = basesOf(texts);
  const isOwn = own.some(({ kind }) => kind === "v1");
  const bases = [...own, ...(isOwn ? [] : farBasesOf(code, far))].sort(
    (one, other) => one.index - other.index,
  );
  const isKeyed = hasKey(text);
  const used = new Set<number>();
  const mentions = others.flatMap((each): Mention[] => {
    const found = callOf(code, each, bases, services);
    const token = code.tokens[each.index];
    if (found === null || token === undefined) return [];
    const { address } = found;
    const base =
      found.base ?? bases.find(({ isFar, index }) => isFar && each.through.includes(index)) ?? null;
    for (const index of [...each.through, ...(base === null ? [] : [base.index])]) used.add(index);
    const origin = address.origin ?? (base && originOf(base.text));
    const isNamed = isKeyed || services.some((service) => isNamedBy(service, each, origin));
    const methods = methodsAt(code, each.operands);
    const witnesses = base === null ? [] : [witnessOf(code, base)];
    return [
      mentionOf({ address: { ...address, origin }, place: token, methods, isNamed, witnesses }),
    ];
  });
  const open = own.filter(
    ({ index, kind }) => kind === "v1" && !used.has(index) && !isRoute(index),
  );
  return {
    mentions,
    bases: open.flatMap((base) => toBase(code, base)),
    named: namedIn(code, own),
    serves: [...routes.flatMap((each) => servedBy(code, each)), ...symbolRoutes(code)],
    hasPrefix:
      own.some((base) => base.kind === "v1" && isBare(base.text)) ||
      routes.some(({ flat }) => isVersion(flat)),
    comments: code.comments,
    fault: null,
  };
}

function isBare(text: string): boolean {
  return !text.includes("://") && !text.includes(HOLE);
}

/** Whether a route is the prefix, or the end of it. */
function isVersion(text: string): boolean {
  const path = text.replaceAll(/^[\^/]+|\/+$/g, "");
  return path !== "" && prefixes.v1.some((prefix) => prefix.endsWith(`/${path}`));
}

function isNamedBy(service: string, { lead }: CodeText, origin: string | null): boolean {
  if (service.includes("://")) return origin !== null && originOf(service) === originOf(origin);
  return lead !== null && namesVariable(lead, service);
}

function witnessOf({ tokens }: Code, { index, text }: CodeBase): Mention["witnesses"][number] {
  return { start: tokens[index]?.start ?? 0, what: `the base ${shown(text)}` };
}

/** A base with the names in front of it in its line. */
function toBase({ tokens }: Code, { index, text }: CodeBase): Base[] {
  const token = tokens[index];
  if (token === undefined) return [];
  const names: string[] = [];
  for (let at = index - 1; at > index - 8 && at >= 0; at--) {
    if (tokens[at]?.kind === "name") names.unshift(textAt(tokens, at));
    if (tokens[at]?.isFirst) break;
  }
  return [{ start: token.start, end: token.end, text: shown(text), name: names.join(" ") }];
}

function shown(text: string): string {
  return text.replaceAll(HOLE, "…");
}
