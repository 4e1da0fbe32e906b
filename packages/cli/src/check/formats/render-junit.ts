import { changes } from "@habitshift/schemas";
import XMLBuilder from "fast-xml-builder";
import { findUnreadable } from "../../report/find-unreadable.ts";
import type { Checked, CheckedFinding } from "../checked.ts";

/** An element as the builder takes it: attributes begin with `@`, `#` is its text. */
interface Element {
  readonly [name: string]: string | number | Element | readonly Element[];
}

interface Suite {
  readonly name: string;
  readonly cases: readonly Element[];
}

/**
 * A check in the JUnit format, for whatever shows test results: a suite for each change, in which each place is a test
 * that fails, or is skipped where the baseline knows it. A change that nothing is found of is a test that passes.
 */
export function renderJunit(checked: Checked): string {
  const suites = [
    ...changes.map(({ id, title }) => ({
      name: id,
      cases: casesOf(
        id,
        title,
        checked.findings.filter(({ change }) => change === id),
      ),
    })),
    ...unreadableSuite(checked),
  ].map(toSuite);
  const sum = (name: string) =>
    suites.reduce((total, suite) => total + Number(suite[`@${name}`]), 0);
  const builder = new XMLBuilder({
    attributeNamePrefix: "@",
    format: true,
    ignoreAttributes: false,
    suppressEmptyNode: true,
    textNodeName: "#",
  });
  const document = {
    "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
    testsuites: {
      "@name": "habitshift",
      "@tests": sum("tests"),
      "@failures": sum("failures"),
      "@errors": sum("errors"),
      "@skipped": sum("skipped"),
      "@time": 0,
      testsuite: suites,
    },
  };
  return builder.build(document);
}

function casesOf(id: string, title: string, findings: readonly CheckedFinding[]): Element[] {
  const classname = `habitshift.${id}`;
  if (findings.length === 0)
    return [{ "@name": xmlText(`nothing left: ${title}`), "@classname": classname, "@time": 0 }];
  return findings.map((finding) => ({
    "@name": xmlText(`${finding.file}:${finding.line}:${finding.column}`),
    "@classname": classname,
    "@file": xmlText(finding.file),
    "@line": finding.line,
    "@time": 0,
    ...(finding.baseline === "known"
      ? { skipped: { "@message": "It is in the baseline." } }
      : { failure: failureOf(finding) }),
  }));
}

function failureOf(finding: CheckedFinding): Element {
  const { severity, confidence, message, before, after, reason, evidence } = finding;
  const text = [
    `${finding.file}:${finding.line}:${finding.column}`,
    message,
    ...(reason === null || message.includes(reason) ? [] : [reason]),
    ...(before === "" ? [] : [`before: ${before}`]),
    ...(after === null ? [] : [`after: ${after}`]),
    ...evidence.map(({ file, line, column, what }) => `${file}:${line}:${column}: ${what}`),
  ];
  return {
    "@message": xmlText(`${severity}, ${confidence}: ${message}`),
    "@type": severity,
    "#": xmlText(text.join("\n")),
  };
}

/** What could not be read was not tested, which is no success. */
function unreadableSuite(checked: Checked): Suite[] {
  const files = findUnreadable(checked);
  if (files.length === 0) return [];
  const cases = files.map(({ file, reason }) => ({
    "@name": xmlText(file),
    "@classname": "habitshift.unreadable",
    "@file": xmlText(file),
    "@time": 0,
    error: { "@message": xmlText(`It could not be read: ${reason}`), "@type": "unreadable" },
  }));
  return [{ name: "unreadable", cases }];
}

function toSuite({ name, cases }: Suite): Element {
  const count = (kind: string) => cases.filter((each) => kind in each).length;
  return {
    "@name": name,
    "@tests": cases.length,
    "@failures": count("failure"),
    "@errors": count("error"),
    "@skipped": count("skipped"),
    "@time": 0,
    testcase: cases,
  };
}

/** Text without what XML 1.0 has no way to write. */
function xmlText(text: string): string {
  return text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "\uFFFD");
}
