import type { ChangeId } from "./changes.ts";
import type { Source } from "./source.ts";
import { decided } from "./source.ts";

/** A feature that ends without a payload that we know: its calls are told by the words of their path. */
export interface TiedFeature {
  readonly change: ChangeId;
  /** Sets of words, all of which stand in the path or the query; one set is enough. */
  readonly words: readonly (readonly string[])[];
  readonly source: Source;
}

/** The features by whose words calls of the service are told, the most telling words first. */
export const tiedFeatures: readonly TiedFeature[] = [
  {
    change: "webhook-v1-deprecated",
    words: [["webhook"], ["webhooks"]],
    source: decided("tied-features"),
  },
  {
    change: "csv-import-v1-deprecated",
    words: [["import"], ["imports"], ["upload", "csv"]],
    source: decided("tied-features"),
  },
  {
    change: "csv-export-v1-deprecated",
    words: [["export"], ["exports"], ["csv"]],
    source: decided("tied-features"),
  },
  {
    change: "manual-sync-deprecated",
    words: [["sync"], ["resync"], ["synchronize"]],
    source: decided("tied-features"),
  },
];

/** Words by which the service is named in paths of others, such as those that take its webhooks. */
export const serviceWords: readonly string[] = ["habit", "habits"];

/**
 * How code signs in by the earlier login flow: what identity providers' libraries call that which gives
 * the ID token, and the members that hold it.
 */
export const earlierLogin = {
  change: "identity-token-deprecated",
  calls: [
    ...["getIdToken", "getIdTokenResult", "signInWithPopup", "signInWithRedirect"],
    ...["signInWithCredential", "signInWithEmailAndPassword", "signInWithCustomToken"],
    ...["getIdTokenClaims", "loginWithPopup", "getTokenSilently"],
    ...["fetchAuthSession", "currentSession", "getSession", "getJwtToken"],
  ],
  members: ["idToken", "id_token"],
  /** The claims by which a token is one of an identity provider, and those that only access tokens have. */
  claims: { has: ["iss"], not: ["client_id", "scope", "scp", "permissions"] },
  source: decided("tied-features"),
} as const;

/**
 * The feature that a path is of, by its words.
 *
 * @param path - A path with its query, or a part of one.
 * @returns Null where it is of none.
 */
export function tiedFeatureOf(path: string): TiedFeature | null {
  const words = new Set(wordsOf(path));
  return (
    tiedFeatures.find((feature) => feature.words.some((set) => set.every((w) => words.has(w)))) ??
    null
  );
}

const featureWords: ReadonlySet<string> = new Set(
  tiedFeatures.flatMap(({ words }) => words.flat()),
);

/** Whether a segment of a path names a feature and nothing else: `export.csv` does, the id `sync-7a` does not. */
export function isFeatureName(segment: string): boolean {
  const words = wordsOf(segment);
  return !/\d/.test(segment) && words.length > 0 && words.every((word) => featureWords.has(word));
}

/** The words of a path in lower case: `/habits/exportCsv` has `habits`, `export` and `csv`. */
export function wordsOf(path: string): readonly string[] {
  return path
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
}
