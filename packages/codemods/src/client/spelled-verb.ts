import { ts } from "ts-morph";
import type { Frame } from "../provenance/frame.ts";
import type { HttpRequest } from "../provenance/http-request.ts";
import type { Machine } from "../provenance/machine.ts";
import { knownText, knownTexts } from "../provenance/text/text.ts";

/** `client[method](…)`: the texts that may name the method of a call; null where its name stands there. */
export function spelledVerb(node: ts.Node): ts.Expression | null {
  return ts.isCallExpression(node) && ts.isElementAccessExpression(node.expression)
    ? node.expression.argumentExpression
    : null;
}

/** The request with its method told by the text in the brackets, where a client's verb is chosen by one. */
export function withSpelledVerb(machine: Machine, frame: Frame, request: HttpRequest): HttpRequest {
  const spelled = spelledVerb(request.node);
  if (!spelled) return request;
  const verbs = new Set(knownTexts(request.method).map((verb) => verb.toUpperCase()));
  const texts = [...machine.verbs.evaluate(spelled, frame)].filter((value) =>
    verbs.has(knownText(value)?.toUpperCase() ?? ""),
  );
  return texts.length > 0 ? { ...request, method: new Set(texts) } : request;
}
