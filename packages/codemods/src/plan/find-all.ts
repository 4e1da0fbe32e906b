import { requiredHeaders } from "@habitshift/schemas";
import { findAnsweredValues } from "../changes/answered-values.ts";
import { findApiKeys } from "../changes/api-keys.ts";
import { findBaseOperations } from "../changes/base-operations.ts";
import { findCacheKeys } from "../changes/cache-keys.ts";
import { findComparedUrls } from "../changes/compared-urls.ts";
import { findComputedNames } from "../changes/computed-names.ts";
import { findCopiedNames } from "../changes/copied-names.ts";
import { findDeclaredTypes } from "../changes/declared-types.ts";
import { findEndpoints } from "../changes/endpoints.ts";
import { findEnumeratedMembers } from "../changes/enumerated-members.ts";
import { findEnvelopeLiterals } from "../changes/envelope-literals.ts";
import { findEnvelopeLookUps } from "../changes/envelope-look-ups.ts";
import { findEnvelopePatterns } from "../changes/envelope-patterns.ts";
import { findEnvelopeReads } from "../changes/envelope-reads.ts";
import { findExpectedBodies } from "../changes/expected-bodies.ts";
import { findFeatureQueries } from "../changes/feature-queries.ts";
import { findFieldAccesses } from "../changes/field-reads.ts";
import { findFilledForms } from "../changes/filled-forms.ts";
import { findForwards } from "../changes/forwards.ts";
import { findHandedNames } from "../changes/handed-names.ts";
import { findIdentityTokens } from "../changes/identity-tokens.ts";
import { findJsonKeys } from "../changes/json-keys.ts";
import { findKeyPaths } from "../changes/key-paths.ts";
import { findKeyValues } from "../changes/key-values.ts";
import { findKeyedUrls } from "../changes/keyed-urls.ts";
import { findMatchedUrls } from "../changes/matched-urls.ts";
import { findMemberships } from "../changes/membership.ts";
import { findMerges } from "../changes/merged-assigns.ts";
import { findMockedRoutes } from "../changes/mocked-routes.ts";
import { findObjectLiterals } from "../changes/object-literals.ts";
import { findOfferedValues } from "../changes/offered-values.ts";
import { findOpenPaths } from "../changes/open-paths.ts";
import { findOpenVersions } from "../changes/open-versions.ts";
import { findOwnTypes } from "../changes/own-types.ts";
import { findPagination } from "../changes/pagination.ts";
import { findPathTypes } from "../changes/path-types.ts";
import { findPatterns } from "../changes/patterns.ts";
import type { Proposal } from "../changes/proposal.ts";
import { findQueuedAnswers } from "../changes/queued-answers.ts";
import { findRecordedBodies } from "../changes/recorded-bodies.ts";
import { findSchemaMasks } from "../changes/schema-masks.ts";
import { findSchemaShapes } from "../changes/schema-shapes.ts";
import { findSchemaUnions } from "../changes/schema-unions.ts";
import { findSentValues } from "../changes/sent-values.ts";
import { findSpreadProps } from "../changes/spread-props.ts";
import { findStoredValues } from "../changes/stored-values.ts";
import { findStrayCalls } from "../changes/stray-calls.ts";
import { findTemplateReads } from "../changes/template-reads.ts";
import { findToldBodies } from "../changes/told-bodies.ts";
import { findToldMethods } from "../changes/told-methods.ts";
import { findTypeKeys } from "../changes/type-keys.ts";
import { findUnfollowedPaths } from "../changes/unfollowed-paths.ts";
import { findUnitConstants } from "../changes/unit-constants.ts";
import { findUnitTexts } from "../changes/unit-texts.ts";
import { findUnitTypes } from "../changes/unit-types.ts";
import { findUnitValues } from "../changes/unit-values.ts";
import { findUnseenAnswers } from "../changes/unseen-answers.ts";
import { findUnseenBodies } from "../changes/unseen-bodies.ts";
import { findWebhookHandlers } from "../changes/webhook-handlers.ts";
import { type Edit, isSameEdit } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import { findHeaders } from "../headers/find-headers.ts";
import { isModelPath } from "../models/read-model.ts";
import { apartFromBefore } from "./apart-from-before.ts";

/** Every finder: one pure function from the facts to what is v1. */
const FINDERS: readonly ((facts: Facts) => readonly Proposal[])[] = [
  findEndpoints,
  findStrayCalls,
  findForwards,
  findComparedUrls,
  findBaseOperations,
  findMockedRoutes,
  findExpectedBodies,
  findUnseenAnswers,
  findQueuedAnswers,
  findToldMethods,
  findToldBodies,
  findRecordedBodies,
  findFeatureQueries,
  findWebhookHandlers,
  findIdentityTokens,
  findApiKeys,
  findPagination,
  findHeaders,
  findEnvelopeReads,
  findEnvelopeLookUps,
  findEnvelopePatterns,
  findEnvelopeLiterals,
  findFieldAccesses,
  findPatterns,
  findObjectLiterals,
  findComputedNames,
  findSentValues,
  findMerges,
  findSpreadProps,
  findUnitValues,
  findUnitConstants,
  findUnitTexts,
  findUnitTypes,
  findOfferedValues,
  findKeyValues,
  findCopiedNames,
  findHandedNames,
  findAnsweredValues,
  findEnumeratedMembers,
  findJsonKeys,
  findKeyPaths,
  findKeyedUrls,
  findMatchedUrls,
  findMemberships,
  findUnseenBodies,
  findDeclaredTypes,
  findTypeKeys,
  findOwnTypes,
  findSchemaShapes,
  findSchemaMasks,
  findSchemaUnions,
  findStoredValues,
  findTemplateReads,
  findFilledForms,
  findOpenPaths,
  findOpenVersions,
];

/** All proposals of a program; the same place and change is one proposal. */
export function findAll(facts: Facts): readonly Proposal[] {
  const merged = new Map<string, Proposal>();
  const found = FINDERS.flatMap((find) => find(facts));
  const proposed = [
    ...found,
    ...findCacheKeys(facts, found),
    ...findPathTypes(facts, found),
    ...findUnfollowedPaths(facts, found),
  ].flatMap((each) => inProgram(facts, each));
  for (const proposal of proposed) {
    const key = `${proposal.change}|${proposal.node.getSourceFile().fileName}|${proposal.node.getStart()}|${proposal.node.getEnd()}|${proposal.edits === null}`;
    const known = merged.get(key);
    merged.set(key, known ? merge(known, proposal) : proposal);
  }
  return apartFromBefore(facts, withoutIdleHeaders(withoutConflicts([...merged.values()])));
}

/** The code of a library is not the program's to change. */
function inProgram({ program }: Facts, proposal: Proposal): readonly Proposal[] {
  if (program.isModel(proposal.node)) return [];
  if (!proposal.edits?.some(({ file }) => isModelPath(file))) return [proposal];
  const reason = "a library puts it together";
  return [{ ...proposal, edits: null, confidence: "manual", reason }];
}

/** Headers for calls that stay v1 would be of no use. */
function withoutIdleHeaders(proposals: readonly Proposal[]): readonly Proposal[] {
  const moved = new Set<unknown>();
  const stuck = new Set<unknown>();
  for (const { edits, ties, call } of proposals) {
    if (!call) continue;
    for (const tie of ties) (edits ? moved : stuck).add(tie);
  }
  return proposals.filter(({ change, ties }) => {
    if (change !== HEADERS_CHANGE) return true;
    return ties.some((tie) => moved.has(tie) || !stuck.has(tie));
  });
}

const HEADERS_CHANGE = requiredHeaders[0]?.change;

/** Two proposals that want different texts at one place: both are left to a person. */
function withoutConflicts(proposals: readonly Proposal[]): readonly Proposal[] {
  const byPlace = new Map<string, { readonly proposal: Proposal; readonly edit: Edit }>();
  const torn = new Set<Proposal>();
  for (const proposal of proposals) {
    for (const edit of proposal.edits ?? []) {
      if (edit.start === edit.end) continue;
      const key = `${edit.file}|${edit.start}|${edit.end}`;
      const known = byPlace.get(key);
      if (!known) byPlace.set(key, { proposal, edit });
      else if (!isSameEdit(known.edit, edit)) torn.add(proposal).add(known.proposal);
    }
  }
  if (torn.size === 0) return proposals;
  const reason = "the same text would have to become two different things";
  return proposals.map((proposal) =>
    torn.has(proposal)
      ? { ...proposal, edits: null, confidence: "manual" as const, reason }
      : proposal,
  );
}

const RANK = { safe: 0, review: 1, manual: 2 } as const;

function merge(left: Proposal, right: Proposal): Proposal {
  const worse = RANK[right.confidence] > RANK[left.confidence] ? right : left;
  return {
    ...worse,
    edits: left.edits && right.edits ? [...left.edits, ...right.edits] : null,
    ties: [...left.ties, ...right.ties],
  };
}
