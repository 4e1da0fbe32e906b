import type { Sources } from "../dialects/sources.ts";
import type { Edit } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import { createKeptParses, type KeptParses } from "../guard/kept-parses.ts";
import { takersOf } from "../guard/reached-by-types.ts";
import { syntaxFaults } from "../guard/syntax-faults.ts";
import { typeFaults } from "../guard/type-faults.ts";
import type { Witness } from "../guard/witness.ts";
import type { MigrationOptions, Project, Rewrite } from "../model.ts";
import { oncePer } from "../program/once-per.ts";
import type { ChangeSet } from "./change-set.ts";
import { misfit } from "./misfit.ts";
import { rewriteFiles } from "./rewrite-files.ts";

/**
 * Sets whose edits do not fit, do not parse or do not type-check fall to a lower confidence, with the reason.
 *
 * @param witness - Is told what the compiler looked at beside the program.
 * @param onParsed - Is given the sets as they are where the compiler has nothing against them, while it is asked.
 */
export function guarded(
  facts: Facts,
  project: Project,
  sets: readonly ChangeSet[],
  sources: Sources,
  options: MigrationOptions,
  regenerated: readonly Edit[],
  witness: Witness,
  onParsed: (sets: readonly ChangeSet[]) => void,
): readonly ChangeSet[] {
  const fitting = withFaults(sets, (set) => misfit(set, sources.codeOf));
  const parse = oncePer((from: readonly ChangeSet[]) => {
    const parses = createKeptParses(options.answers ?? null, project.root);
    const found = withFaults(from, (set) => faultInFiles(set, sources, parses));
    parses.keep();
    return found;
  });
  if (facts.machine.exhausted) return parse(fitting).map(doubtful);
  const check = (from: readonly ChangeSet[], meanwhile: () => void): readonly ChangeSet[] =>
    typeChecked(facts, project, from, sources, options, regenerated, witness, meanwhile);
  // Hardly ever does an edit not parse: the compiler is asked as if all did, and again where one does not.
  const checked = check(fitting, () => onParsed(parse(fitting)));
  const parsed = parse(fitting);
  return parsed === fitting ? checked : check(parsed, () => {});
}

/** The sets; those with a fault are left to a person. */
function withFaults(
  sets: readonly ChangeSet[],
  faultOf: (set: ChangeSet) => string | null,
): readonly ChangeSet[] {
  const found = sets.map((set): ChangeSet => {
    const reason = set.confidence === "manual" ? null : faultOf(set);
    return reason === null ? set : { ...set, confidence: "manual", reason };
  });
  return found.every((set, at) => set === sets[at]) ? sets : found;
}

/** Why the files cannot be edited as their code can; null where they can, and still parse. */
function faultInFiles(set: ChangeSet, sources: Sources, parses: KeptParses): string | null {
  const edits = sources.placeEdits(set.edits);
  if (!edits) return "a template would have to say what its dialect has no place for";
  return syntaxFaults(rewriteFiles([{ ...set, edits }], sources.textOf), parses);
}

/** What the compiler says only ever takes a set out of what is safe. */
function typeChecked(
  facts: Facts,
  project: Project,
  sets: readonly ChangeSet[],
  sources: Sources,
  options: MigrationOptions,
  regenerated: readonly Edit[],
  witness: Witness,
  meanwhile: () => void,
): readonly ChangeSet[] {
  const decisive = new Set(
    sets
      .filter(({ confidence }) => confidence === "safe")
      .flatMap(({ edits }) => edits.map(({ file }) => file)),
  );
  if (!options.typecheck || decisive.size === 0) return sets;
  const anew = regeneratedFiles(regenerated, sources.codeOf);
  // What callers may use cannot be told where a generated file cannot be foreseen.
  if (anew === null) return sets;
  const whole = rewriteFiles(
    sets
      .filter(({ confidence }) => confidence !== "manual")
      .map((set) => ({ ...set, edits: sources.placeEdits(set.edits) ?? [] })),
    sources.textOf,
  );
  const rewrites = [...whole, ...anew];
  const takers = takersOf(facts.program, decisive);
  const asked = new Set([...decisive, ...takers.keys()]);
  const asking = { ...options, meanwhile };
  const faults = typeFaults(facts.program, project, rewrites, asked, asking, witness);
  if (faults.size === 0) return sets;
  return sets.map((set) => {
    const reason = set.confidence === "safe" ? objectionTo(set, faults, takers) : null;
    return reason === null ? set : { ...set, confidence: "review", reason };
  });
}

/** What the compiler has against a set: in a file that it edits, or in one that imports such a file. */
function objectionTo(
  { edits }: ChangeSet,
  faults: ReadonlyMap<string, string>,
  takers: ReadonlyMap<string, readonly string[]>,
): string | null {
  const files = new Set(edits.map(({ file }) => file));
  const own = [...files].find((file) => faults.has(file));
  if (own) return `the compiler would object: ${faults.get(own)}`;
  const [taker] =
    [...takers].find(
      ([file, taken]) => faults.has(file) && taken.some((each) => files.has(each)),
    ) ?? [];
  return taker === undefined ? null : `the compiler would object in ${taker}: ${faults.get(taker)}`;
}

/** Generated files as a generator will write them, as far as it matters to the types of callers. */
function regeneratedFiles(
  edits: readonly Edit[],
  textOf: (file: string) => string,
): readonly Rewrite[] | null {
  const set: ChangeSet = {
    id: "",
    proposals: [],
    edits,
    calls: [],
    confidence: "safe",
    reason: null,
    follows: null,
    created: [],
  };
  return misfit(set, textOf) ? null : rewriteFiles([set], textOf);
}

/** A program that was not followed to the end may do more with a value than was seen. */
function doubtful(set: ChangeSet): ChangeSet {
  if (set.confidence !== "safe") return set;
  return {
    ...set,
    confidence: "review",
    reason: "the program is too large to be followed to its end",
  };
}
