import { ts } from "ts-morph";
import type { Facts } from "../../../facts/facts.ts";
import { ownRoutes } from "../../../facts/others/own-routes.ts";
import { isDataPath } from "../../../program/data-files.ts";
import { createIsTold } from "../../is-told.ts";
import type { Proposal } from "../../proposal.ts";
import { literalsIn, namesPrefix, type Spelled, spelledBy, spelling } from "./spelled-paths.ts";
import { followedLiterals } from "./unfollowed-paths.ts";

/**
 * Data that a program which speaks to the service asks for, and that spells a path of v1 of which no call is made, as
 * recordings do that tests answer with: told of once a file, for the bodies beside it are v1's, too.
 */
export function findRecordedPaths(
  facts: Facts,
  proposals: readonly Proposal[],
): readonly Proposal[] {
  const data = [...facts.program.modules.values()].filter(
    ({ path, source }) => isDataPath(path) && namesPrefix(source),
  );
  if (data.length === 0 || facts.identity.size === 0 || ownRoutes(facts)) return [];
  const followed = followedLiterals(facts);
  const isTold = createIsTold(proposals);
  return data.flatMap(({ source }) => {
    const texts = literalsIn(source).filter((node) => !isName(node) && !followed.has(node));
    for (const node of texts) {
      const said = spelledBy(spelling(node), false, true);
      if (said && !isTold(node)) return [recorded(node, said.change)];
    }
    return [];
  });
}

function recorded(node: Spelled, change: Proposal["change"]): Proposal {
  return {
    change,
    node,
    message: "This data spells a v1 path, but no call was seen that is made of it",
    edits: null,
    confidence: "manual",
    reason:
      "where calls were recorded, record them anew, or put their paths and bodies into the form of v2",
    ties: [],
    isOurs: true,
  };
}

/** Descriptions of an API have paths for names. */
function isName(node: Spelled): boolean {
  return ts.isPropertyAssignment(node.parent) && node.parent.name === node;
}
