import { ts } from "ts-morph";
import type { Proposal } from "../changes/proposal.ts";
import { type Bearer, nodeOf } from "../facts/carrier.ts";
import type { Facts } from "../facts/facts.ts";
import type { Confidence } from "../model.ts";

/** What is v1's only as it meets habits in code that they share may as well be something else. */
export function metByChance(
  { roles }: Facts,
  proposals: readonly Proposal[],
): { readonly confidence: Confidence; readonly reason: string } | null {
  const edited = proposals.filter(({ edits }) => edits !== null && edits.length > 0);
  const type = edited
    .flatMap(({ ties }) => ties)
    .find((tie) => roles.met.bearers.has(tie as Bearer));
  const file = edited
    .flatMap(({ edits }) => edits ?? [])
    .find((edit) => roles.met.files.has(edit.file))?.file;
  if (!type && !file) return null;
  const what = file ?? nameOf(nodeOf(type as Bearer));
  return { confidence: "review", reason: `${what} only shares code with what the service answers` };
}

function nameOf(type: ts.Node): string {
  if (ts.isObjectLiteralExpression(type)) return "an object of the program's own";
  const declared = ts.isInterfaceDeclaration(type) || ts.isClassLike(type) ? type : type.parent;
  const name = ts.getNameOfDeclaration(declared as ts.Declaration);
  return name ? `\`${name.getText()}\`` : "a type";
}
