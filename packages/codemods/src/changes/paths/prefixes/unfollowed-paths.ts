import { keyHeader, prefixes } from "@habitshift/schemas";
import type { ts } from "ts-morph";
import { flatten, HOLE } from "../../../client/addresses/match-url.ts";
import type { Facts } from "../../../facts/facts.ts";
import { ownRoutes, TEST_FILE } from "../../../facts/others/own-routes.ts";
import { isDataPath } from "../../../program/data-files.ts";
import { escapeRegExp } from "../../../program/escape-reg-exp.ts";
import { literalNodes } from "../../../provenance/text/literal-nodes.ts";
import type { TextPart } from "../../../provenance/text/text-value.ts";
import { forwardRules } from "../../../server/forward-rules.ts";
import { createIsTold } from "../../is-told.ts";
import type { Proposal } from "../../proposal.ts";
import { isBehindBase } from "./behind-base.ts";
import {
  behindBase,
  isBelowPrefix,
  literalsIn,
  piecesOf,
  type Said,
  type Spelled,
  spelledBy,
  spelling,
  spellsBase,
} from "./spelled-paths.ts";

/**
 * Literals that spell a path of the service, in a program that speaks to it, though no call was seen to be made
 * of them: code that is not followed may well do so.
 */
export function findUnfollowedPaths(
  facts: Facts,
  proposals: readonly Proposal[],
): readonly Proposal[] {
  // Where no call is followed at all, what paths are made of says that there are some.
  const isSilent = facts.machine.exchanges.all.size === 0;
  // Tests spell what others call, which is told of there; where nothing is, they may call the service by themselves.
  const modules = [...facts.program.modules.values()].filter(
    ({ path }) => !isDataPath(path) && (isSilent || !TEST_FILE.test(path)),
  );
  const namesKey = createNamesKey(facts);
  const isKnown = facts.identity.size > 0;
  const isKeyed = modules.some(({ source }) => namesKey(source));
  if (!(isKnown || isKeyed) || ownRoutes(facts)) return [];
  const hasBase = isSilent && isKeyed && modules.some(({ source }) => spellsBase(source));
  const found = modules.flatMap(({ source }) => {
    const literals = literalsIn(source);
    const isOfService = isSilent && (isKeyed || literals.some(isBelowPrefix));
    const isSure = isKnown || namesKey(source);
    return literals.flatMap((node) => [
      ...propose(node, spelledBy(spelling(node), isOfService, isSure)),
      ...propose(node, hasBase && isBehindBase(node) ? behindBase(spelling(node)) : null),
    ]);
  });
  if (found.length === 0) return [];
  const followed = followedLiterals(facts);
  const isTold = createIsTold(proposals);
  // Rules by which requests are handed on are judged as such.
  const rules = new Set(forwardRules(facts.program).map(({ literal }) => literal.parent.parent));
  return found.filter(
    ({ node }) =>
      !piecesOf(node).some((piece) => followed.has(piece)) &&
      !isTold(node) &&
      !rules.has(node.parent.parent),
  );
}

const KEY = new RegExp(escapeRegExp(keyHeader.toLowerCase()), "g");

/** Tells files that name the header of the key, other than in calls of another service. */
function createNamesKey({ machine }: Facts): (source: ts.SourceFile) => boolean {
  const others = [...machine.exchanges.foreign.values()]
    .flat()
    .filter(({ url }) => isOfOtherHost(flatten(url)))
    .flatMap(({ node, headers }) => [
      node,
      ...headers.flatMap((layer) =>
        [...layer].flatMap((value) => (value.kind === "site" ? [value.node] : [])),
      ),
    ]);
  return (source) => {
    const theirs = others.filter((node) => node.getSourceFile() === source);
    const places = [...source.text.toLowerCase().matchAll(KEY)];
    return places.some(
      ({ index }) => !theirs.some((node) => node.getStart() <= index && index < node.getEnd()),
    );
  };
}

/** Whether an address names a host that is written out, and nothing that the service has below it. */
function isOfOtherHost(flat: string): boolean {
  const [host] = /^https?:\/\/[^/?#]+/.exec(flat) ?? [];
  return host !== undefined && !host.includes(HOLE) && !flat.includes(PREFIX);
}

const [PREFIX] = prefixes.v1;

function propose(
  node: Spelled,
  said: Said | null,
): readonly (Proposal & { readonly node: Spelled })[] {
  if (!said) return [];
  return [
    {
      ...said,
      node,
      edits: null,
      confidence: "manual",
      reason: "move by hand what calls it, and what is done with the answer",
      ties: [],
      isOurs: true,
    },
  ];
}

/** The literals in the URLs of all calls that were seen, whatever they reach, and whoever answers. */
export function followedLiterals({ machine }: Facts): ReadonlySet<ts.Node> {
  const { all, foreign, open, strays } = machine.exchanges;
  const exchanges = [...all.values(), ...machine.mocked.all.values()];
  const texts: readonly (readonly TextPart[])[] = [
    ...exchanges.flatMap(({ uses }) => [...uses.values()].map(({ match }) => match.parts)),
    ...[...[...foreign.values()].flat(), ...strays.values(), ...open.values()].map(
      ({ url }) => url.parts,
    ),
  ];
  return new Set(literalNodes(texts.flat()));
}
