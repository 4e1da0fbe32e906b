import { findExpectedBodies } from "../changes/bodies/expected-bodies.ts";
import { findLiteralBodies } from "../changes/bodies/literal-bodies.ts";
import { findRecordedBodies } from "../changes/bodies/recorded-bodies.ts";
import { findSentValues } from "../changes/bodies/sent-values.ts";
import { findToldBodies } from "../changes/bodies/told-bodies.ts";
import { findUnseenBodies } from "../changes/bodies/unseen-bodies.ts";
import { findEnvelopeLiterals } from "../changes/envelope/envelope-literals.ts";
import { findEnvelopeLookUps } from "../changes/envelope/envelope-look-ups.ts";
import { findEnvelopeMemberships } from "../changes/envelope/envelope-memberships.ts";
import { findEnvelopePatterns } from "../changes/envelope/envelope-patterns.ts";
import { findEnvelopeReads } from "../changes/envelope/envelope-reads.ts";
import { findNullData } from "../changes/envelope/null-data.ts";
import { findUnseenAnswers } from "../changes/envelope/unseen-answers.ts";
import { findUnseenFailures } from "../changes/envelope/unseen-failures.ts";
import { findComputedNames } from "../changes/keys/computed-names.ts";
import { findCopiedNames } from "../changes/keys/copied-names.ts";
import { findEnumeratedMembers } from "../changes/keys/enumerated-members.ts";
import { findEnvelopePaths } from "../changes/keys/envelope-paths.ts";
import { findHandedNames } from "../changes/keys/handed-names.ts";
import { findJsonKeys } from "../changes/keys/json-keys.ts";
import { findKeyPaths } from "../changes/keys/key-paths.ts";
import { findKeyValues } from "../changes/keys/key-values.ts";
import { findMemberships } from "../changes/keys/membership.ts";
import { findSearchedTexts } from "../changes/keys/searched-texts.ts";
import { findShownPicks } from "../changes/keys/shown-picks.ts";
import { findTableColumns } from "../changes/keys/table-columns.ts";
import { findTypeKeys } from "../changes/keys/type-keys.ts";
import { findFilledForms } from "../changes/literals/filled-forms.ts";
import { findJoinedContainers } from "../changes/literals/find-joined-containers.ts";
import { findHabitsTakenIn } from "../changes/literals/habits-taken-in.ts";
import { findMerges } from "../changes/literals/merged-assigns.ts";
import { findObjectLiterals } from "../changes/literals/object-literals.ts";
import { findComparedUrls } from "../changes/paths/compared/compared-urls.ts";
import { findCutPieces } from "../changes/paths/compared/cut-pieces.ts";
import { findCutUrls } from "../changes/paths/compared/cut-urls.ts";
import { findKeyedUrls } from "../changes/paths/compared/keyed-urls.ts";
import { findListedUrls } from "../changes/paths/compared/listed-urls.ts";
import { findMatchedUrls } from "../changes/paths/compared/matched-urls.ts";
import { findEndpoints } from "../changes/paths/endpoints.ts";
import { findForwards } from "../changes/paths/forwards.ts";
import { findToldMethods } from "../changes/paths/methods/told-methods.ts";
import { findMockedRoutes } from "../changes/paths/mocked/mocked-routes.ts";
import { findBaseOperations } from "../changes/paths/prefixes/base-operations.ts";
import { findOpenPaths } from "../changes/paths/prefixes/open-paths.ts";
import { findOpenVersions } from "../changes/paths/prefixes/open-versions.ts";
import type { Proposal } from "../changes/proposal.ts";
import { findFieldAccesses } from "../changes/reads/field-reads.ts";
import { findMemberRefs } from "../changes/reads/member-refs.ts";
import { findPatterns } from "../changes/reads/patterns.ts";
import { findReflectedMembers } from "../changes/reads/reflected-members.ts";
import { findSpreadProps } from "../changes/reads/spread-props.ts";
import { findTakenNames } from "../changes/reads/taken-names.ts";
import { findTemplateReads } from "../changes/reads/template-reads.ts";
import { findWholeProps } from "../changes/reads/whole-props.ts";
import { findAnsweredValues } from "../changes/reported/answered-values.ts";
import { findApiKeys } from "../changes/reported/api-keys.ts";
import { findCheckedValues } from "../changes/reported/checked-values.ts";
import { findEvaluatedTexts } from "../changes/reported/evaluated-texts.ts";
import { findFeatureQueries } from "../changes/reported/feature-queries.ts";
import { findGivenToOthers } from "../changes/reported/given-to-others.ts";
import { findHandedOnRequests } from "../changes/reported/handed-on-requests.ts";
import { findIdentityTokens } from "../changes/reported/identity-tokens.ts";
import { findLostOutcomes } from "../changes/reported/lost-outcomes.ts";
import { findPagination } from "../changes/reported/pagination.ts";
import { findQueuedAnswers } from "../changes/reported/queued-answers.ts";
import { findStoredValues } from "../changes/reported/stored-values.ts";
import { findStrayCalls } from "../changes/reported/stray-calls.ts";
import { findUnreachedReads } from "../changes/reported/unreached-reads.ts";
import { findWebhookHandlers } from "../changes/reported/webhook-handlers.ts";
import { findDeclaredTypes } from "../changes/types/declared-types.ts";
import { findFlatRecords } from "../changes/types/flat-records.ts";
import { findInlinedTypes } from "../changes/types/inlined-types.ts";
import { findMemberTables } from "../changes/types/member-tables.ts";
import { findOwnTypes } from "../changes/types/own-types.ts";
import { findPartedEnvelopes } from "../changes/types/parted-envelopes.ts";
import { findSchemaMasks } from "../changes/types/schema-masks.ts";
import { findSchemaShapes } from "../changes/types/schema-shapes.ts";
import { findSchemaUnions } from "../changes/types/schema-unions.ts";
import { findWholePartials } from "../changes/types/whole-partials.ts";
import { findComposedNames } from "../changes/units/composed-names.ts";
import { findExpectedUnits } from "../changes/units/expected-units.ts";
import { findOfferedValues } from "../changes/units/offered-values.ts";
import { findSchemaUnits } from "../changes/units/schema-units.ts";
import { findUnitConstants } from "../changes/units/unit-constants.ts";
import { findUnitTexts } from "../changes/units/unit-texts.ts";
import { findUnitTypes } from "../changes/units/unit-types.ts";
import { findUnitValues } from "../changes/units/unit-values.ts";
import { findSharedCopies } from "../changes/writes/shared-copies.ts";
import type { Facts } from "../facts/facts.ts";
import { findHeaders } from "../headers/find-headers.ts";

/** Every finder: one pure function from the facts to what is v1. */
export const FINDERS: readonly ((facts: Facts) => readonly Proposal[])[] = [
  findEndpoints,
  findStrayCalls,
  findForwards,
  findHandedOnRequests,
  findComparedUrls,
  findBaseOperations,
  findMockedRoutes,
  findExpectedBodies,
  findUnseenAnswers,
  findQueuedAnswers,
  findToldMethods,
  findToldBodies,
  findRecordedBodies,
  findEvaluatedTexts,
  findFeatureQueries,
  findWebhookHandlers,
  findIdentityTokens,
  findApiKeys,
  findPagination,
  findHeaders,
  findEnvelopeMemberships,
  findEnvelopeReads,
  findEnvelopeLookUps,
  findEnvelopePaths,
  findEnvelopePatterns,
  findEnvelopeLiterals,
  findNullData,
  findUnseenFailures,
  findFieldAccesses,
  findTakenNames,
  findSharedCopies,
  findLostOutcomes,
  findUnreachedReads,
  findPatterns,
  findMemberRefs,
  findObjectLiterals,
  findJoinedContainers,
  findComputedNames,
  findSentValues,
  findMerges,
  findReflectedMembers,
  findSpreadProps,
  findWholeProps,
  findUnitValues,
  findExpectedUnits,
  findSchemaUnits,
  findUnitConstants,
  findUnitTexts,
  findComposedNames,
  findUnitTypes,
  findOfferedValues,
  findKeyValues,
  findCopiedNames,
  findHandedNames,
  findAnsweredValues,
  findGivenToOthers,
  findEnumeratedMembers,
  findJsonKeys,
  findSearchedTexts,
  findKeyPaths,
  findShownPicks,
  findKeyedUrls,
  findCutUrls,
  findCutPieces,
  findListedUrls,
  findMatchedUrls,
  findMemberships,
  findTableColumns,
  findUnseenBodies,
  findLiteralBodies,
  findDeclaredTypes,
  findTypeKeys,
  findOwnTypes,
  findInlinedTypes,
  findPartedEnvelopes,
  findFlatRecords,
  findMemberTables,
  findSchemaShapes,
  findSchemaMasks,
  findWholePartials,
  findSchemaUnions,
  findStoredValues,
  findCheckedValues,
  findTemplateReads,
  findFilledForms,
  findHabitsTakenIn,
  findOpenPaths,
  findOpenVersions,
];
