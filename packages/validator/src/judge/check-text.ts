import { formats } from "@habitshift/schemas";
import { type Check, refuse } from "./check.ts";
import type { Surroundings } from "./compile-check.ts";
import { expectationOf, formatTexts, type SchemaNode } from "./expectation.ts";
import { isPassedOver, report } from "./findings.ts";
import { typeOf } from "./json-type.ts";
import { type OldWord, oldWords } from "./old-words.ts";
import { clipped, nameOf, pointerOf } from "./place.ts";

/** The check of a text: a fault is told by its first keyword alone. */
export function checkText(node: SchemaNode, { path, vocabulary }: Surroundings): Check {
  const isElsewhere = vocabulary.elsewhere.has(path);
  const tests = isElsewhere ? [] : testsOf(node);
  const word = oldWords.find(({ at }) => path === at || path.endsWith(`.${at}`));
  return (value, place, findings) => {
    if (typeof value !== "string") {
      const expected = expectationOf(node);
      refuse(place, `must be ${expected}, not ${typeOf(value)}`, `send ${expected}`, findings);
      return;
    }
    for (const { test, expected, fix } of tests) {
      if (test(value)) continue;
      refuse(place, `must ${expected}, not \`${clipped(value)}\``, fix, findings);
      return;
    }
    const isOld = word !== undefined && Object.hasOwn(word.values, value);
    if (isOld && !isPassedOver(findings)) warn(word, value);

    function warn({ change, values }: OldWord, text: string): void {
      report(findings, {
        change,
        severity: "warning",
        in: "body",
        pointer: pointerOf(place),
        message: `${nameOf(place)}: the unit \`${text}\` is \`${values[text]}\` in v2`,
        fix: `send \`${values[text]}\``,
      });
    }
  };
}

interface TextTest {
  readonly test: (text: string) => boolean;
  readonly expected: string;
  readonly fix: string;
}

function testsOf({ enum: words, minLength, pattern, format }: SchemaNode): TextTest[] {
  const tests: TextTest[] = [];
  if (Array.isArray(words)) {
    const names = words.map((word) => `\`${word}\``).join(" or ");
    tests.push({
      test: (text) => words.includes(text),
      expected: `be ${names}`,
      fix: `send ${names}`,
    });
  }
  if (minLength !== undefined) {
    const least = Number(minLength);
    const expected = least === 1 ? "have a character" : `have ${least} characters`;
    tests.push({
      test: (text) => text.length >= least,
      expected,
      fix: "send more, or leave it out",
    });
  }
  if (pattern !== undefined) {
    const form = new RegExp(String(pattern), "u");
    tests.push({ test: (text) => form.test(text), expected: `match ${form}`, fix: "write it so" });
  }
  if (format !== undefined) {
    const expected = formatTexts[String(format)] ?? String(format);
    const test = formats[format as keyof typeof formats];
    tests.push({ test, expected: `be ${expected}`, fix: `send ${expected}` });
  }
  return tests;
}
