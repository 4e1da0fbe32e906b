import { envelope, type FieldMapping, type FieldPath } from "@habitshift/schemas";
import type { Role } from "../facts/shapes.ts";

/** What became of a member, in one sentence. */
export function describeField(mapping: FieldMapping, role: Role): string {
  const name = `\`${mapping.from}\` of a ${role}`;
  switch (mapping.op) {
    case "move":
      return `${name} is \`${formatPath(mapping.to)}\` in v2`;
    case "remove":
      return `${name} is gone in v2: ${mapping.reason}`;
    case "to-path":
      return `${name} stands in the path in v2`;
    case "expand":
      return `${name} is told by other members in v2`;
  }
}

/** `goals[0].value`. */
export function formatPath(path: FieldPath): string {
  return path
    .map((step, index) =>
      typeof step === "number" ? `[${step}]` : index === 0 ? step : `.${step}`,
    )
    .join("");
}

/** What became of the v1 member that told of success. */
export const SUCCESS_MESSAGE = `v2 answers have no \`${envelope.success.member}\`: they succeed when they have no \`${envelope.error.member}\``;

/** What became of the v1 error text. */
export const ERROR_MESSAGE = `\`${envelope.error.member}\` is an object in v2; its \`message\` is the text that v1 had`;
