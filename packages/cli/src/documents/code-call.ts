import { HOLE } from "@habitshift/codemods/match-url";
import { type AddressV1, addressBelow, addressOf, isOnlyV1 } from "./address.ts";
import type { CodeBase, CodeText } from "./code-texts.ts";
import type { Code } from "./languages/code.ts";
import { isRequest } from "./languages/is-request.ts";

/** A v1 address in code. */
export interface CodeCall {
  readonly address: AddressV1;
  /** The base that it is below, where its own text does not say. */
  readonly base: CodeBase | null;
}

/** The v1 address that a text of code is, by itself or below a base of v1 in the same file; null where it is none. */
export function callOf(
  code: Code,
  text: CodeText,
  bases: readonly CodeBase[],
  services: readonly string[],
): CodeCall | null {
  const address = addressOf(text.flat);
  if (address !== null) return namesPath(text, address) ? { address, base: null } : null;
  if (text.flat.includes("://")) return null;
  const isLed = text.flat.startsWith(HOLE);
  const below = addressBelow(isLed ? text.flat.slice(1) : text.flat);
  if (below === null || !namesPath(text, below)) return null;
  const found = { code, text, bases, below };
  return isLed ? belowExpression(found, services) : belowBase(found);
}

interface Below {
  readonly code: Code;
  readonly text: CodeText;
  readonly bases: readonly CodeBase[];
  readonly below: AddressV1;
}

/** `f"{self.base}/habits"`, where nothing says what the expression is. */
function belowExpression(
  { text, bases, below }: Below,
  services: readonly string[],
): CodeCall | null {
  const { lead, index } = text;
  // What a variable of the configuration holds is the service; a path that v2 has not is v1 then.
  const isNamed = lead !== null && services.some((name) => namesVariable(lead, name));
  if (isNamed && isOnlyV1(below)) return { address: below, base: null };
  const base = nearest(bases, index);
  if (base?.kind !== "v1") return null;
  const isOnlyBase = bases.every(({ kind }) => kind === "v1");
  return isOnlyBase || isOnlyV1(below) ? { address: below, base } : null;
}

/** `client.get("/habits")`, where the client has its base from elsewhere in the file. */
function belowBase({ code, text, bases, below }: Below): CodeCall | null {
  const { flat, index } = text;
  const isSure = nearest(bases, index)?.kind === "v1" || isOnlyV1(below);
  const base = nearest(
    bases.filter(({ kind }) => kind === "v1"),
    index,
  );
  if (!isSure || base === null || hasOtherBase(code, index, bases)) return null;
  const isTelling = flat.startsWith("/") && isOnlyV1(below);
  return isRequest(code, index, isTelling) ? { address: below, base } : null;
}

/** Whether an argument of the same call is the base of another. */
function hasOtherBase({ enclosing }: Code, index: number, bases: readonly CodeBase[]): boolean {
  const open = enclosing[index];
  return bases.some((base) => base.kind !== "v1" && open !== -1 && enclosing[base.index] === open);
}

/** The last base in front of a place, else the first behind it. */
function nearest(bases: readonly CodeBase[], index: number): CodeBase | null {
  return bases.findLast((base) => base.index < index) ?? bases[0] ?? null;
}

/** Whether the strings of a text say the path themselves: else the place where it is said is the finding. */
function namesPath({ own }: CodeText, { operations: [operation] }: AddressV1): boolean {
  const words = own.split(/[^\w-]+/);
  const names = operation?.path.split("/").filter((name) => /^\w/.test(name)) ?? [];
  return names.some((name) => words.includes(name));
}

/** Whether an expression names a variable. */
export function namesVariable(expression: string, name: string): boolean {
  return /^\w+$/.test(name) && new RegExp(`(?<!\\w)${name}(?!\\w)`).test(expression);
}
