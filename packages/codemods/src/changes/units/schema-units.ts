import { ts } from "ts-morph";
import { rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { mappingOf } from "../../facts/shapes.ts";
import { bareExpression } from "../../program/bare-expression.ts";
import { isSite } from "../../provenance/value.ts";
import { initializerOf } from "../../validation/initializer-of.ts";
import { MAPPED, type Mapped } from "../mapped-members.ts";
import { mappedText } from "../mapped-text.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { isSchemaShape } from "../types/is-schema-shape.ts";
import { usesOf } from "../uses-of.ts";
import { describeUnit, quotedAs, renamedUnit } from "./renamed-unit.ts";
import { unitAliases } from "./unit-aliases.ts";

/** The units that the schema of a payload takes, or sets where none is given: `z.enum(['times', 'min']).default('times')`. */
export function findSchemaUnits(facts: Facts): readonly Proposal[] {
  const members = [...facts.roles.of].flatMap(([shape, roles]) =>
    isSchemaShape(facts, shape)
      ? shape.properties.filter(ts.isPropertyAssignment).flatMap((member): SchemaUnit[] => {
          const name = member.name.getText();
          const mapping = MAPPED.find((each) =>
            [...roles].some((role) => mappingOf(role, name) === each),
          );
          const unit = mapping && { mapping, carriers: [shape] };
          return unit ? [{ schema: member.initializer, unit }] : [];
        })
      : [],
  );
  const schemas = new Set(members.map(({ schema }) => schema));
  return members.flatMap(({ schema, unit }) => [
    ...argumentsWithin(schema).flatMap((argument) => proposalsAt(facts, argument, unit, schemas)),
    ...namedWithin(facts, schema).flatMap((named) => namedProposals(facts, named, unit, schemas)),
  ]);
}

/** The schema of a unit, and the member that it is of. */
interface SchemaUnit {
  readonly schema: ts.Expression;
  readonly unit: Mapped;
}

/** What the calls that make a schema are given, but for functions, which see units of v2. */
function argumentsWithin(node: ts.Node): readonly ts.Expression[] {
  if (!ts.isCallExpression(node))
    return ts.isPropertyAccessExpression(node) ? argumentsWithin(node.expression) : [];
  const own = node.arguments.map(bareExpression);
  return [...argumentsWithin(node.expression), ...own, ...own.flatMap(argumentsWithin)].flatMap(
    (each) => (ts.isArrayLiteralExpression(each) ? elementsOf(each) : [each]),
  );
}

/** A schema that stands under a name of its own: `const unit = z.enum(['times', 'min'])`. */
interface NamedSchema {
  readonly declared: ts.VariableDeclaration;
  readonly schema: ts.Expression;
}

/** The schemas that one is made of by their names: `unit.optional()`, `v.optional(unit, 'times')`. */
function namedWithin(facts: Facts, node: ts.Expression): readonly NamedSchema[] {
  const begun = rootOf(node);
  return [begun, ...argumentsWithin(node)].flatMap((each) => {
    const made = each && ts.isIdentifier(each) ? initializerOf(facts.program, each) : null;
    if (!made || ts.isFunctionDeclaration(made)) return [];
    const { parent: declared } = made;
    const isSchema = [...facts.seen(made)].some((value) => isSite(value, "schema"));
    return ts.isVariableDeclaration(declared) && isSchema ? [{ declared, schema: made }] : [];
  });
}

function rootOf(node: ts.Expression): ts.Expression {
  return ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)
    ? rootOf(node.expression)
    : node;
}

/** What a schema under a name takes, where it is for nothing but units of payloads. */
function namedProposals(
  facts: Facts,
  { declared, schema }: NamedSchema,
  unit: Mapped,
  schemas: ReadonlySet<ts.Expression>,
): readonly Proposal[] {
  const within = argumentsWithin(schema).flatMap((each) => proposalsAt(facts, each, unit, schemas));
  if (usesOf(facts, declared).every((use) => isOfSchemas(use, schemas))) return within;
  return within.map((proposal) => ({ ...proposal, edits: null, ...SHARED }));
}

const SHARED = {
  confidence: "manual",
  reason: "the schema is for something else, too",
} as const;

function elementsOf({ elements }: ts.ArrayLiteralExpression): readonly ts.Expression[] {
  return elements.map(bareExpression).flatMap((each) => [each, ...argumentsWithin(each)]);
}

function proposalsAt(
  facts: Facts,
  node: ts.Expression,
  unit: Mapped,
  schemas: ReadonlySet<ts.Expression>,
): readonly Proposal[] {
  if (ts.isStringLiteral(node)) {
    const to = mappedText(facts, unit.mapping, node.text);
    return to === null ? [] : [renamedUnit(node, to, unit, null)];
  }
  const list = ts.isIdentifier(node) ? listNamed(facts, node) : null;
  if (!list || unitAliases(facts).has(list.parent)) return [];
  const texts = list.made.elements.filter(ts.isStringLiteral);
  const isPure = usesOf(facts, list.parent).every((use) => isOfSchemas(use, schemas));
  const renamed = texts.flatMap((text) => {
    const to = mappedText(facts, unit.mapping, text.text);
    return to === null ? [] : [{ text, to }];
  });
  if (isPure) return renamed.map(({ text, to }) => renamedUnit(text, to, unit, null));
  const [first] = renamed;
  return first ? [writtenOut(facts, node, texts, first, unit)] : [];
}

/** `z.enum(UNITS)` → `z.enum(['rep', 'min'])`, where the list is for something else, too, such as to choose from. */
function writtenOut(
  facts: Facts,
  node: ts.Node,
  texts: readonly ts.StringLiteral[],
  { text, to }: { readonly text: ts.StringLiteral; readonly to: string },
  { mapping, carriers }: Mapped,
): Proposal {
  const names = texts.map((each) =>
    quotedAs(each, mappedText(facts, mapping, each.text) ?? each.text),
  );
  return {
    change: mapping.change,
    node,
    message: describeUnit(mapping, text.text, to),
    edits: [replace(pathOf(node), rangeOf(node), `[${names.join(", ")}]`)],
    confidence: "review",
    reason: "the list of units is for something else, too, and stays as it is there",
    ties: carriers,
  };
}

/** A list of texts under a name of its own. */
interface NamedList {
  readonly parent: ts.VariableDeclaration;
  readonly made: ts.ArrayLiteralExpression;
}

function listNamed({ program }: Facts, node: ts.Identifier): NamedList | null {
  const declared = program.moduleOf(node).scopes.resolve(node)?.node.parent;
  if (!declared || !ts.isVariableDeclaration(declared) || !ts.isIdentifier(declared.name))
    return null;
  const made = declared.initializer && bareExpression(declared.initializer);
  return made && ts.isArrayLiteralExpression(made) ? { parent: declared, made } : null;
}

/** Whether a use of a name is within the schemas of units, or in a type. */
function isOfSchemas(use: ts.Identifier, schemas: ReadonlySet<ts.Expression>): boolean {
  const { parent } = use;
  const isType = ts.isTypeNode(parent) || ts.isTypeAliasDeclaration(parent);
  if (isType || ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) return true;
  return ts.findAncestor(use, (node) => ts.isExpression(node) && schemas.has(node)) !== undefined;
}
