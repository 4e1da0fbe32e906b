import {
  apiKeyVersion,
  bulkDelete,
  type ChangeId,
  type Endpoint,
  earlierLogin,
  envelope,
  prefixedEndpoints,
  type SchemaNameV2,
  type Shape,
  schemasV2,
  shapeMappings,
} from "@habitshift/schemas";
import { isObject } from "./json-type.ts";
import { type OldMember, oldMembersOf } from "./old-member.ts";

/** What is said of v1 in the places of a schema of v2. */
export interface Vocabulary {
  readonly members: ReadonlyMap<string, OldMember>;
  /** Whether the members may stand at the root, though the schema refuses none there. */
  readonly atRoot: boolean;
  /** Places whose text is judged apart. */
  readonly elsewhere: ReadonlySet<string>;
}

const none: Vocabulary = { members: new Map(), atRoot: false, elsewhere: new Set() };

/** The words of v1 that may come in the place of a schema; `shape` is what a v1 call has as its body. */
export function vocabularyOf(schema: SchemaNameV2, shape: Shape | undefined): Vocabulary {
  const members = new Map(membersOf(schema, shape));
  const isBatch = schema === "batch";
  const elsewhere = new Set(isBatch ? [`${bulkDelete.operations}.0.path`] : []);
  return { ...none, members, atRoot: schema !== "template", elsewhere };
}

function membersOf(schema: SchemaNameV2, shape: Shape | undefined): [string, OldMember][] {
  const { habit, log, skip, note } = shapeMappings;
  const checkIn = shapeMappings["check-in"];
  switch (schema) {
    case "habit":
    case "habit-create":
    case "habit-update":
    case "template":
      return oldMembersOf(habit);
    case "log":
      // What stands last wins: a body of `/logs` is told by their move, any other as that of a check-in.
      return [...oldMembersOf(checkIn), ...(shape === "log" ? oldMembersOf(log) : [])];
    case "skip":
      return [...oldMembersOf(skip), ...redirects];
    case "note":
      return oldMembersOf(note).map(([name, own]) => [
        name,
        shape === undefined ? { ...own, severity: "warning" } : own,
      ]);
    case "batch":
      return bulkDelete.members.map((name) => [name, idsMember]);
    case "login":
      return earlierLogin.members.map((name) => [name, identityToken]);
    case "envelope":
      return envelopeMembers;
    case "api-key":
      return [[apiKeyVersion.member, oldKey]];
    case "error":
      return envelopeMembers.map(([name, own]) =>
        name === envelope.error.member ? [name, { ...own, applies: isNoObject }] : [name, own],
      );
    default:
      return [];
  }
}

const isNoObject = (value: unknown) => !isObject(value);

/** A list of ids where v2 takes operations. */
export const idsMember: OldMember = {
  change: bulkDelete.change,
  severity: "error",
  supplies: [bulkDelete.operations],
  explain: (_, name) => ({
    message: `${name} is a list of \`${bulkDelete.operations}\` in v2`,
    fix: `send an operation for each id: \`${JSON.stringify(bulkDelete.operation)}\``,
  }),
};

const oldKey: OldMember = {
  change: apiKeyVersion.change,
  severity: "warning",
  supplies: [],
  applies: (value) => value === apiKeyVersion.old,
  explain: (_, name) => ({
    message: `${name}: a key of \`${apiKeyVersion.old}\` does not work on v2`,
    fix: "create a v2 key in the mobile app",
  }),
};

const loginMembers = (schemasV2.login.required as string[]).map((name) => `\`${name}\``);

const identityToken: OldMember = {
  change: earlierLogin.change,
  severity: "error",
  supplies: [],
  explain: (_, name) => ({
    message: `${name} is of the earlier login flow, which ends with v3.0`,
    fix: `log in with ${loginMembers.join(" and ")}, or use an API key`,
  }),
};

const { code, message, details } = envelope.error;
const errorMembers = [code, message, details].map((path) => path.join("."));

const envelopeMembers: [string, OldMember][] = [
  [
    envelope.success.member,
    {
      change: envelope.success.change,
      severity: "error",
      supplies: [],
      explain: (_, name) => ({
        message: `${name} is gone: an answer without \`${envelope.error.member}\` is a success`,
        fix: `leave \`${envelope.success.member}\` out`,
      }),
    },
  ],
  [
    envelope.error.member,
    {
      change: envelope.error.change,
      severity: "error",
      supplies: [],
      explain: (value, name) => ({
        message:
          value === null
            ? `${name} is not there in v2 where nothing failed`
            : `${name} is an object in v2, in an answer without \`${envelope.data}\``,
        fix:
          value === null
            ? `leave \`${envelope.error.member}\` out`
            : `answer with \`${errorMembers.join("`, `")}\``,
      }),
    },
  ],
];

/** Members that make a v1 call one of another endpoint, which v2 has apart. */
const redirects: [string, OldMember][] = prefixedEndpoints.flatMap(({ successor }) =>
  (successor?.redirects ?? []).map(({ member, endpoint }): [string, OldMember] => [
    member,
    redirectMember(member, endpointOf(endpoint)),
  ]),
);

function redirectMember(member: string, target: Endpoint | undefined): OldMember {
  return {
    change: target?.successor?.change as ChangeId,
    severity: "error",
    supplies: [],
    explain: (_, name) => ({
      message: `${name} is said by the path in v2`,
      fix: `leave \`${member}\` out`,
    }),
  };
}

function endpointOf(id: string): Endpoint | undefined {
  return prefixedEndpoints.find((endpoint) => endpoint.id === id);
}
