import { type Conversion, ConversionError, convert, recordShapeOf } from "@habitshift/converter";
import { type Endpoint, envelope } from "@habitshift/schemas";
import { addNotes, countTaken, type Findings } from "./findings.ts";
import { isObject } from "./json-object.ts";
import { readJsonText } from "./json-text.ts";

/** What came of the body of an answer: it stays as it is, is at fault, or is in v2 now. */
type Answer =
  | { readonly kind: "left" }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "converted"; readonly text: string; readonly conversion: Converted };

type Converted = Pick<Conversion<unknown>, "logs" | "notes">;

/** The body of an answer in v2. */
interface AnswerText {
  readonly text: string;
  /** In bytes. */
  readonly size: number;
}

const left: Answer = { kind: "left" };

/**
 * Converts the text of what a v1 operation answered, which stands at `place`; it keeps its form.
 * Undefined where it stays: it is no v1 envelope, or one that is at fault.
 */
export function takeAnswer(
  text: string,
  endpoint: Endpoint,
  place: string,
  findings: Findings,
): AnswerText | undefined {
  const answer = convertAnswer(text, endpoint, findings.units);
  if (answer.kind === "failed") findings.problems.push({ pointer: place, message: answer.message });
  if (answer.kind !== "converted") return undefined;
  countTaken(findings, "envelope");
  for (const log of answer.conversion.logs ?? []) findings.logs.push(log);
  addNotes(findings, answer.conversion.notes, () => place);
  return { text: answer.text, size: Buffer.byteLength(answer.text) };
}

function convertAnswer(text: string, endpoint: Endpoint, units: Findings["units"]): Answer {
  try {
    const { value, write } = readJsonText(text);
    if (!isLikeV1(value)) return left;
    const data = recordShapeOf(endpoint);
    const conversion = convert(value, {
      kind: "envelope",
      to: "v2",
      data,
      ...(units && { units }),
    });
    return { kind: "converted", text: write(conversion.value), conversion };
  } catch (error) {
    if (error instanceof ConversionError) return { kind: "failed", message: error.message };
    if (error instanceof SyntaxError) return unreadable(text, error);
    throw error;
  }
}

function isLikeV1(value: unknown): boolean {
  return isObject(value) && Object.hasOwn(value, envelope.success.member);
}

/** Some JSON can be read, but not without a loss. */
function unreadable(text: string, { message }: SyntaxError): Answer {
  try {
    return isLikeV1(JSON.parse(text)) ? { kind: "failed", message } : left;
  } catch {
    return left;
  }
}
