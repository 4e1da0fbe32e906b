import { ts } from "ts-morph";
import { memberName } from "./member-name.ts";
import { oncePer } from "./once-per.ts";

/** What an object literal says of its members. */
interface LiteralMembers {
  /** The last of each name, which is the one that stays. */
  readonly named: ReadonlyMap<string, ts.ObjectLiteralElementLike>;
  /** Whether the name of one is computed. */
  readonly isComputed: boolean;
  readonly isSpread: boolean;
}

export const literalMembers = oncePer(
  ({ properties }: ts.ObjectLiteralExpression): LiteralMembers => {
    const named = properties.map((each) => [memberName(each), each] as const);
    return {
      named: new Map(named.filter((each): each is Named => each[0] !== null)),
      isComputed: properties.some(({ name }) => name && ts.isComputedPropertyName(name)),
      isSpread: properties.some(ts.isSpreadAssignment),
    };
  },
);

type Named = readonly [string, ts.ObjectLiteralElementLike];
