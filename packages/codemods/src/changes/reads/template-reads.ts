import { posix } from "node:path";
import { type ChangeId, envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { rolesWithin } from "../../facts/roles-within.ts";
import { changedNames, mappingOf, type Role } from "../../facts/shapes.ts";
import { memberName } from "../../program/member-name.ts";
import { describeField, ERROR_MESSAGE, SUCCESS_MESSAGE } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";

/** Templates that are not read, of components with members which v2 has elsewhere: a person must look at them. */
export function findTemplateReads(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const node of facts.program.nodes(ts.isClassLike)) found.push(...readsOf(facts, node));
  return found;
}

/** The template of a component, and where its decorator names it. */
interface Template {
  readonly node: ts.Node;
  readonly text: string;
}

function readsOf(facts: Facts, component: ts.ClassLikeDeclaration): readonly Proposal[] {
  const template = templateOf(facts, component);
  if (!template) return [];
  const names = new Set([...template.text.matchAll(READ)].map(([, name = ""]) => name));
  const held = rolesWithin(facts, component);
  return [...held].flatMap(([role, ties]) =>
    changedNames(role)
      .filter((name) => names.has(name))
      .flatMap((name) => propose(template, role, name, [...ties])),
  );
}

const READ = /\.\s*([A-Za-z_$][\w$]*)/g;

function propose(
  { node }: Template,
  role: Role,
  name: string,
  ties: readonly unknown[],
): readonly Proposal[] {
  const changed = changeOf(role, name);
  if (!changed) return [];
  return [
    {
      change: changed.change,
      node,
      message: `the template may read \`${name}\`: ${changed.message}`,
      edits: null,
      confidence: "manual",
      reason: "templates are not edited: change it there by hand, together with the rest",
      ties,
    },
  ];
}

function changeOf(
  role: Role,
  name: string,
): { readonly change: ChangeId; readonly message: string } | null {
  if (role === "envelope") {
    return name === envelope.success.member
      ? { change: envelope.success.change, message: SUCCESS_MESSAGE }
      : { change: envelope.error.change, message: ERROR_MESSAGE };
  }
  const mapping = mappingOf(role, name);
  return mapping && mapping.op !== "to-path"
    ? { change: mapping.change, message: describeField(mapping, role) }
    : null;
}

/** The template that `@Component({ template })` or `@Component({ templateUrl })` gives. */
function templateOf(facts: Facts, component: ts.ClassLikeDeclaration): Template | null {
  const decorators = ts.canHaveDecorators(component) ? ts.getDecorators(component) : undefined;
  const options = (decorators ?? []).flatMap(({ expression }) =>
    ts.isCallExpression(expression) ? [...expression.arguments] : [],
  );
  const properties = options
    .filter(ts.isObjectLiteralExpression)
    .flatMap((literal) => [...literal.properties])
    .filter(ts.isPropertyAssignment);
  for (const property of properties) {
    const { initializer: node } = property;
    if (!ts.isStringLiteralLike(node)) continue;
    const name = memberName(property);
    if (name === "template") return isRead(facts, node) ? null : { node, text: node.text };
    if (name === "templateUrl") return templateAt(facts, node);
  }
  return null;
}

/** Whether expressions in a literal are read as code. */
function isRead(facts: Facts, node: ts.Node): boolean {
  const { reading } = facts.program.moduleOf(node);
  return (
    reading?.parts.some(
      ({ at, start }) => at > start && start > node.getStart() && start < node.getEnd(),
    ) ?? false
  );
}

/** The file that a literal names, unless it is read as code. */
function templateAt(facts: Facts, node: ts.StringLiteralLike): Template | null {
  const path = posix.join(posix.dirname(pathOf(node)), node.text);
  const reading = facts.program.modules.get(path)?.reading;
  if (reading && reading.unread === null) return null;
  return { node, text: facts.readOutside(path) ?? "" };
}
