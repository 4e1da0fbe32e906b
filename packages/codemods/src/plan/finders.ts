import { findAnsweredValues } from "../changes/answered-values.ts";
import { findApiKeys } from "../changes/api-keys.ts";
import { findBaseOperations } from "../changes/base-operations.ts";
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
import { findLiteralBodies } from "../changes/literal-bodies.ts";
import { findLostOutcomes } from "../changes/lost-outcomes.ts";
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
import { findTableColumns } from "../changes/table-columns.ts";
import { findTemplateReads } from "../changes/template-reads.ts";
import { findToldBodies } from "../changes/told-bodies.ts";
import { findToldMethods } from "../changes/told-methods.ts";
import { findTypeKeys } from "../changes/type-keys.ts";
import { findUnitConstants } from "../changes/unit-constants.ts";
import { findUnitTexts } from "../changes/unit-texts.ts";
import { findUnitTypes } from "../changes/unit-types.ts";
import { findUnitValues } from "../changes/unit-values.ts";
import { findUnseenAnswers } from "../changes/unseen-answers.ts";
import { findUnseenBodies } from "../changes/unseen-bodies.ts";
import { findWebhookHandlers } from "../changes/webhook-handlers.ts";
import type { Facts } from "../facts/facts.ts";
import { findHeaders } from "../headers/find-headers.ts";

/** Every finder: one pure function from the facts to what is v1. */
export const FINDERS: readonly ((facts: Facts) => readonly Proposal[])[] = [
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
  findLostOutcomes,
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
  findTableColumns,
  findUnseenBodies,
  findLiteralBodies,
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
